import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Note, Step } from '@site/src/components/Figure';

/** A vault row with the fox icon, and the request that MetaMask shows. */
export default function AddTokenFromApp(): ReactElement {
  return (
    <Figure
      title="Add a token from the Yearn app"
      description="Left: the DAI vault's row in the app with two small icons, a fox marked 2 and the Etherscan icon marked 3. Pressing the fox opens the window on the right: MetaMask asks to add the suggested token yvDAI, shows its balance, and offers the buttons Cancel and Add token, the latter marked 4."
      caption="The numbers match the steps above."
      width={640}
      height={236}
    >
      <Box x={10} y={66} w={270} h={104} />
      <Note x={30} y={92} text="DAI" size={16} bold />
      <Note x={260} y={92} text="250.00" anchor="end" />
      <Box x={30} y={116} w={76} h={38} label="Fox" tone="accent" radius={19} />
      <Box x={120} y={116} w={124} h={38} label="Etherscan" radius={19} />
      <Step x={30} y={116} n={2} />
      <Step x={244} y={116} n={3} tone="line" />
      <Arrow d="M280 118H350" />
      <Box x={350} y={12} w={280} h={212} />
      <Note x={370} y={40} text="MetaMask" size={16} bold />
      <Note x={370} y={68} text="Add suggested token?" />
      <Box x={370} y={90} w={240} h={54} />
      <Note x={386} y={117} text="yvDAI" size={16} bold />
      <Note x={594} y={117} text="238.10" anchor="end" />
      <Box x={370} y={164} w={110} h={42} label="Cancel" radius={21} />
      <Box x={492} y={164} w={118} h={42} label="Add token" tone="accent" radius={21} />
      <Step x={610} y={164} n={4} />
    </Figure>
  );
}
