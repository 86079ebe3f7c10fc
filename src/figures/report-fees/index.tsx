import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Note } from '@site/src/components/Figure';

/** Where the gain of one report goes, with the numbers of the worked example. */
export default function ReportFees(): ReactElement {
  return (
    <Figure
      title="Where a gain goes"
      description="A strategy with a debt of 1,000,000 DAI reports a gain of 2,000 DAI after 7 days. The management fee is 383.31 DAI, the performance fee is 200 DAI, and both are paid in new shares to the rewards address of the vault, the treasury: 583.31 DAI. The strategist fee is 200 DAI, paid in new shares to the strategy contract, from which the strategy's rewards address pulls them. The remaining 1,216.69 DAI become locked profit and reach all shares over about six hours."
      caption="One report with the default fees and a strategist fee of 10%. The worked example below has the exact numbers."
      width={660}
      height={330}
    >
      <Box x={10} y={120} w={130} h={90} label="Gain" sub="2,000 DAI" tone="accent" />

      <Box x={230} y={20} w={180} h={72} label="Management fee" sub="383.31 DAI" />
      <Box x={230} y={104} w={180} h={72} label="Performance fee" sub="200 DAI" />
      <Box x={230} y={188} w={180} h={72} label="Strategist fee" sub="200 DAI" />
      <Box x={230} y={272} w={180} h={52} label="Rest" sub="1,216.69 DAI" tone="good" />
      <Arrow d="M140 165H185V298H230" tone="good" />
      <Arrow d="M140 165H185V56H230" />
      <Arrow d="M140 165H185V140H230" />
      <Arrow d="M140 165H185V224H230" />

      <Box x={490} y={50} w={160} h={90} label="Treasury" sub={'583.31 DAI\nin new shares'} />
      <Arrow d="M410 56H450V95H490" />
      <Arrow d="M410 140H450V95H490" />
      <Box x={490} y={180} w={160} h={88} label={'Strategy\nrewards'} sub="pulls shares" />
      <Arrow d="M410 224H490" />
      <Arrow d="M410 298H490" tone="good" />
      <Note x={498} y={298} text={'Locked profit,\nfree in 6 h'} />
    </Figure>
  );
}
