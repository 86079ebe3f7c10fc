import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  room: { group: 'War room' },
  facilitator: { label: 'Facilitator', tone: 'accent' },
  web: { label: 'Web Lead' },
  ops: { label: 'Ops' },
  strategist: { label: 'Strategist\nLead' },
  core: { label: 'Core Dev\nLead' },
  herder: { label: 'Multi-sig\nHerder' },
  toWeb: { from: 'facilitator', to: 'web' },
  toOps: { from: 'facilitator', to: 'ops' },
  toStrategist: { from: 'facilitator', to: 'strategist' },
  toCore: { from: 'facilitator', to: 'core' },
  toHerder: { from: 'facilitator', to: 'herder' },
  management: {
    label: 'Management\nbrain.ychad.eth',
    sub: 'emergency exit\ndebt ratios, queue\nhealth check',
    tone: 'warn',
  },
  guardian: {
    label: 'Guardian\ndev.ychad.eth',
    sub: 'shutdown\nrevoke\nemergency exit',
    tone: 'warn',
  },
  governance: {
    label: 'Governance\nychad.eth',
    sub: 'all of these, and\ndeposit limit,\nend of shutdown',
    tone: 'bad',
  },
  manage: { from: 'strategist', to: 'management', label: 'signs through' },
  guard: { from: 'core', to: 'guardian' },
  govern: { from: 'core', to: 'governance' },
  sign: { from: 'herder', to: 'governance', dashed: true, label: 'signers' },
} as const;

/** People in the war room, the accounts they move, and what those can call. */
export default function EmergencyRoles(): JSX.Element {
  return (
    <Figure
      title="War room roles and on-chain rights"
      description="The Facilitator runs the room with five roles: Web Lead, Ops, Multi-sig Herder, Strategist Lead, and Core Dev Lead. The Strategist Lead moves the strategist multisig, brain.ychad.eth, which is management: emergency exit, debt ratios, queue, health check, harvest. The Core Dev Lead moves the core developer multisig, dev.ychad.eth, which is guardian: shutdown, revoke, emergency exit, harvest. The governance multisig, ychad.eth, can do all of this, and it alone sets deposit limits and lifts a shutdown. The Multi-sig Herder keeps the signers of all three ready."
      caption="The Multi-sig Herder keeps the signers of all three accounts ready."
      width={680}
      height={440}
      upright={{
        width: 360,
        height: 454,
        children: (
          <Diagram
            parts={parts}
            at={{
              room: [4, 10, 352, 204],
              facilitator: [128, 46, 112, 50],
              web: [14, 46, 92, 50],
              ops: [262, 46, 84, 50],
              strategist: [14, 140, 102, 60],
              core: [128, 140, 112, 60],
              herder: [252, 140, 94, 60],
              management: [
                4,
                284,
                114,
                160,
                {
                  label: 'Management\nbrain\n.ychad.eth',
                  sub: 'emergency exit\ndebt ratios,\nqueue\nhealth check',
                },
              ],
              guardian: [123, 284, 114, 160, { label: 'Guardian\ndev\n.ychad.eth' }],
              governance: [
                242,
                284,
                114,
                160,
                { sub: 'all of these,\nand deposit\nlimit, end of\nshutdown' },
              ],
            }}
            along={{
              toStrategist: { d: 'M184 96V118H65V140' },
              toHerder: { d: 'M184 96V118H299V140' },
              guard: { d: 'M164 200V284' },
              govern: { d: 'M204 200V242H262V284' },
              sign: { d: 'M314 200V284' },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          room: [10, 10, 660, 190],
          facilitator: [260, 30, 160, 54],
          web: [24, 124, 100, 62],
          ops: [136, 124, 80, 62],
          strategist: [228, 124, 130, 62],
          core: [370, 124, 130, 62],
          herder: [512, 124, 144, 62],
          management: [10, 270, 210, 160],
          guardian: [235, 270, 210, 160],
          governance: [460, 270, 210, 160],
        }}
        along={{
          toWeb: { d: 'M340 84V104H74V124' },
          toOps: { d: 'M340 84V104H176V124' },
          toStrategist: { d: 'M340 84V104H293V124' },
          toCore: { d: 'M340 84V104H435V124' },
          toHerder: { d: 'M340 84V104H584V124' },
          manage: { d: 'M293 186V228H115V270', at: [200, 228] },
          guard: { d: 'M420 186V244H340V270' },
          govern: { d: 'M450 186V244H520V270' },
        }}
      />
    </Figure>
  );
}
