import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** Narrower, for phones. */
const upright = {
  width: 340,
  height: 432,
  children: (
    <>
      <Box x={65} y={12} w={210} h={52} label="Curve LP token?" tone="warn" radius={26} />
      <Box x={6} y={110} w={160} h={56} label="On Fantom?" tone="warn" radius={28} />
      <Box x={174} y={110} w={160} h={56} label={'Strategy at\nConvex?'} tone="warn" radius={28} />
      <Arrow d="M110 64V110" label="no" at={[110, 84]} />
      <Arrow d="M230 64V110" label="yes" at={[230, 84]} />
      {[
        { x: 6, answer: 'yes', label: 'Weekly', sub: 'growth\nof the\nshare\nprice' },
        { x: 88, answer: 'no', label: 'Monthly', sub: 'growth\nof the\nshare\nprice' },
        { x: 174, answer: 'no', label: 'Base ×\nboost', sub: 'CRV from\nCurve' },
        { x: 256, answer: 'yes', label: 'Convex\nAPR', sub: '' },
      ].map(({ x, answer, label, sub }) => (
        <g key={x}>
          <Arrow d={`M${x + 39} 166V214`} label={answer} at={[x + 39, 186]} />
          <Box x={x} y={214} w={78} h={112} label={label} sub={sub} />
          <Arrow d={`M${x + 39} 326V358`} />
        </g>
      ))}
      <Box
        x={6}
        y={358}
        w={160}
        h={66}
        label="Net APY"
        sub={'fees are in\nthe price'}
        tone="accent"
      />
      <Box
        x={174}
        y={358}
        w={160}
        h={66}
        label="Net APY"
        sub={'+ bonus, + pool\nAPY, − fees'}
        tone="accent"
      />
    </>
  ),
};

/** Which calculation a vault gets. */
export default function ApyDecision(): ReactElement {
  return (
    <Figure
      title="Which calculation a vault gets"
      description="A decision tree. Question 1: does the vault hold a Curve LP token? If not, question 2: is the vault on Fantom? If yes, the net APY is the weekly growth of the share price; on Ethereum and Arbitrum it is the monthly growth. If the vault holds a Curve LP token, question 3: does the active strategy deposit at Convex? If yes, the farmed part is the Convex APR; if not, it is base CRV APR times boost. In both cases bonus rewards and pool APY are added and fees are taken off to get the net APY."
      caption="Two ways to a net APY. Curve vaults add up parts; all others measure the share price."
      width={640}
      height={404}
      upright={upright}
    >
      <Box x={215} y={12} w={210} h={52} label="Curve LP token?" tone="warn" radius={26} />
      <Arrow d="M215 38H150V110" label="no" at={[150, 70]} />
      <Arrow d="M425 38H490V110" label="yes" at={[490, 70]} />
      <Box x={50} y={110} w={200} h={52} label="On Fantom?" tone="warn" radius={26} />
      <Box x={380} y={110} w={220} h={52} label="Strategy at Convex?" tone="warn" radius={26} />
      <Arrow d="M88 162V216" label="yes" at={[88, 184]} />
      <Arrow d="M234 160V216" label="no" at={[234, 184]} />
      <Box x={20} y={216} w={136} h={76} label="Weekly" sub={'growth of the\nshare price'} />
      <Box x={166} y={216} w={136} h={76} label="Monthly" sub={'growth of the\nshare price'} />
      <Arrow d="M410 162V216" label="no" at={[410, 184]} />
      <Arrow d="M563 162V216" label="yes" at={[563, 184]} />
      <Box x={334} y={216} w={152} h={76} label="Base × boost" sub="CRV from Curve" />
      <Box x={496} y={216} w={134} h={76} label="Convex APR" />
      <Arrow d="M88 292V342" />
      <Arrow d="M234 292V342" />
      <Arrow d="M410 292V342" />
      <Arrow d="M563 292V342" />
      <Box
        x={20}
        y={342}
        w={282}
        h={50}
        label="Net APY"
        sub="fees are in the price"
        tone="accent"
      />
      <Box
        x={334}
        y={342}
        w={296}
        h={50}
        label="Net APY"
        sub="+ bonus, + pool APY, − fees"
        tone="accent"
      />
    </Figure>
  );
}
