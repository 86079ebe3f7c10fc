import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure, { Steps } from '@site/src/components/Figure';

const parts = {
  gitcoin: { label: 'Gitcoin', sub: 'grant page' },
  apply: { from: 'gitcoin', to: 'forum' },
  forum: { label: 'Forum', sub: 'application' },
  vote: { from: 'forum', to: 'snapshot' },
  snapshot: { label: 'Snapshot', sub: 'vote' },
  join: { from: 'snapshot', to: 'vault' },
  vault: { label: 'DAO vault', tone: 'accent' },
  holders: { label: 'YFI holders', sub: 'supply capital' },
  dao: { label: 'DAO', sub: 'draws, repays', tone: 'good' },
  supply: { from: 'holders', to: 'vault', label: 'capital' },
  draw: { from: 'vault', to: 'dao', label: 'limits per week,\nmonth, year' },
  repay: { from: 'dao', to: 'holders', label: 'repayment and profit', tone: 'good' },
} as const;

/** How a DAO would have been chosen and funded. */
export default function DelegatedFundingFlow(): JSX.Element {
  return (
    <Figure
      title="Path of a DAO to funding"
      description="Step 1: a page on Gitcoin Grants. Step 2: an application on the forum. Step 3: a Snapshot vote of YFI holders. Step 4: the DAO joins the set of DAO vaults. YFI holders supply capital to these vaults, the DAO draws within limits for each week, month, and year, repays on its own schedule, and profit goes to those who supplied."
      caption="The plan from 2020. It was never released in this form."
      width={700}
      height={300}
      upright={{
        width: 340,
        height: 558,
        children: (
          <>
            <Diagram
              parts={parts}
              at={{
                gitcoin: [70, 20, 200, 60],
                forum: [70, 110, 200, 60],
                snapshot: [70, 200, 200, 60],
                vault: [10, 290, 320, 60],
                holders: [10, 436, 140, 64],
                dao: [190, 436, 140, 64],
              }}
              along={{ repay: { d: 'M260 500V538H80V500' } }}
            />
            <Steps
              at={[
                [86, 20],
                [86, 110],
                [86, 200],
                [26, 290],
              ]}
            />
          </>
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          gitcoin: [10, 36, 140, 64],
          forum: [190, 36, 140, 64],
          snapshot: [370, 36, 140, 64],
          vault: [550, 36, 140, 64],
          holders: [190, 196, 160, 70],
          dao: [550, 196, 140, 70],
        }}
        along={{
          supply: { d: 'M350 218L580 100', at: [450, 156] },
          draw: { d: 'M606 100V196' },
          repay: { d: 'M550 246H350' },
        }}
      />
      <Steps
        at={[
          [26, 36],
          [206, 36],
          [386, 36],
          [566, 36],
        ]}
      />
    </Figure>
  );
}
