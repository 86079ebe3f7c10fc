import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box, Group } from '@site/src/components/Figure';

/** People in the war room, the accounts they move, and what those can call. */
export default function EmergencyRoles(): ReactElement {
  return (
    <Figure
      title="War room roles and on-chain rights"
      description="The Facilitator runs the room with five roles: Web Lead, Ops, Multi-sig Herder, Strategist Lead, and Core Dev Lead. The Strategist Lead moves the strategist multisig, brain.ychad.eth, which is management: emergency exit, debt ratios, queue, health check, harvest. The Core Dev Lead moves the core developer multisig, dev.ychad.eth, which is guardian: shutdown, revoke, emergency exit, harvest. The governance multisig, ychad.eth, can do all of this, and it alone sets deposit limits and lifts a shutdown. The Multi-sig Herder keeps the signers of all three ready."
      caption="The Multi-sig Herder keeps the signers of all three accounts ready."
      width={680}
      height={440}
    >
      <Group x={10} y={10} w={660} h={190} label="War room">
        <Box x={260} y={30} w={160} h={54} label="Facilitator" tone="accent" />
        <Box x={24} y={124} w={100} h={62} label="Web Lead" />
        <Box x={136} y={124} w={80} h={62} label="Ops" />
        <Box x={228} y={124} w={130} h={62} label={'Strategist\nLead'} />
        <Box x={370} y={124} w={130} h={62} label={'Core Dev\nLead'} />
        <Box x={512} y={124} w={144} h={62} label={'Multi-sig\nHerder'} />
        <Arrow d="M340 84V104H74V124" />
        <Arrow d="M340 84V104H176V124" />
        <Arrow d="M340 84V104H293V124" />
        <Arrow d="M340 84V104H435V124" />
        <Arrow d="M340 84V104H584V124" />
      </Group>

      <Box
        x={10}
        y={270}
        w={210}
        h={160}
        label={'Management\nbrain.ychad.eth'}
        sub={'emergency exit\ndebt ratios, queue\nhealth check'}
        tone="warn"
      />
      <Box
        x={235}
        y={270}
        w={210}
        h={160}
        label={'Guardian\ndev.ychad.eth'}
        sub={'shutdown\nrevoke\nemergency exit'}
        tone="warn"
      />
      <Box
        x={460}
        y={270}
        w={210}
        h={160}
        label={'Governance\nychad.eth'}
        sub={'all of these, and\ndeposit limit,\nend of shutdown'}
        tone="bad"
      />
      <Arrow d="M293 186V228H115V270" label="signs through" at={[200, 228]} />
      <Arrow d="M420 186V244H340V270" />
      <Arrow d="M450 186V244H520V270" />
      <Arrow d="M584 186V270" dashed label="signers" />
    </Figure>
  );
}
