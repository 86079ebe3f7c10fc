import React from 'react';
import Figure, { Arrow, Box, Note, Step } from '@site/src/components/Figure';

/** The head of the vault's page in the app. */
const head = (x: number, y: number): JSX.Element => (
  <>
    <Box x={x} y={y} w={270} h={104} />
    <Note x={x + 20} y={y + 26} text="DAI yVault" size={16} bold />
    <Box x={x + 20} y={y + 50} w={76} h={38} label="Fox" tone="accent" radius={19} />
    <Box x={x + 110} y={y + 50} w={124} h={38} label="Etherscan" radius={19} />
    <Step x={x + 20} y={y + 50} n={2} />
    <Step x={x + 234} y={y + 50} n={3} tone="line" />
  </>
);

/** The window of MetaMask. */
const request = (x: number, y: number): JSX.Element => (
  <>
    <Box x={x} y={y} w={280} h={212} />
    <Note x={x + 20} y={y + 28} text="MetaMask" size={16} bold />
    <Note x={x + 20} y={y + 56} text="Add suggested token?" />
    <Box x={x + 20} y={y + 78} w={240} h={54} />
    <Note x={x + 36} y={y + 105} text="yvDAI" size={16} bold />
    <Note x={x + 244} y={y + 105} text="238.10" anchor="end" />
    <Box x={x + 20} y={y + 152} w={110} h={42} label="Cancel" radius={21} />
    <Box x={x + 142} y={y + 152} w={118} h={42} label="Add token" tone="accent" radius={21} />
    <Step x={x + 260} y={y + 152} n={4} />
  </>
);

/** The name of a vault with the fox icon, and the request that MetaMask shows. */
export default function AddTokenFromApp(): JSX.Element {
  return (
    <Figure
      title="Add a token from the Yearn app"
      description="Left: the name of the DAI vault at the top of its page in the app, with two small icons, a fox marked 2 and the Etherscan icon marked 3. Pressing the fox opens the window on the right: MetaMask asks to add the suggested token yvDAI, shows its balance, and offers the buttons Cancel and Add token, the latter marked 4."
      caption="The numbers match the steps above."
      width={640}
      height={236}
      upright={{
        width: 300,
        height: 374,
        children: (
          <>
            {head(15, 10)}
            <Arrow d="M150 114V152" />
            {request(10, 152)}
          </>
        ),
      }}
    >
      {head(10, 66)}
      <Arrow d="M280 118H350" />
      {request(350, 12)}
    </Figure>
  );
}
