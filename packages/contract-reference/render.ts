/**
 * Contract pages as plain markdown. Built for weight: tables and lists only, no component with
 * props, one small component for filter and copy buttons.
 */
import { callersText, restrictedTo } from './access';
import { type Anchors, anchorsOf } from './anchors';
import { changeLine, changeLines } from './change-lines';
import type { DescribedReference } from './described';
import { type Descriptions, type Unit, unitLabels, type ValueText } from './descriptions';
import { diffContract, nextRelease, previousRelease } from './diff';
import { anchorOf, revertsWithMessages } from './errors';
import { type Timeline, timelineOf, unbroken } from './history';
import { inheritedOf, type Member, type MemberKind, membersOf } from './members';
import {
  allFunctions,
  type Contract,
  contractIn,
  descriptionsFolder,
  findContract,
  type Fn,
  functionKey,
  messagesOf,
  permalink,
  type Reference,
  type Release,
  structOfGetter,
} from './model';
import { renderOverview } from './overview';
import {
  abiAddress,
  code,
  frontMatter,
  isPresent,
  kindOf,
  pageOf,
  pageRoute,
  pageTitle,
  relativePage,
  selectorsRoute,
  table,
  upFrom,
} from './pages';
import { constantValue, signatureLines } from './signature';

/** A name in a heading or as a link's text. */
const plain = (name: string): string => name.replace(/_/g, '\\_');

interface PageContext {
  reference: DescribedReference;
  descriptions: Descriptions;
  data: Release;
  release: string;
  page: string;
  contract: Contract;
  anchors: Anchors;
  members: readonly Member[];
  timeline: Timeline;
  overloaded: ReadonlySet<string>;
}

function contextOf(reference: DescribedReference, page: string, contract: Contract): PageContext {
  const { name, data, functions } = contract;
  const names = functions.map((fn) => fn.name);
  return {
    reference,
    descriptions: reference.descriptions,
    release: data.release,
    data,
    page,
    contract,
    anchors: anchorsOf(reference, name),
    members: membersOf(contract),
    timeline: timelineOf(reference, name),
    overloaded: new Set(names.filter((item, index) => names.indexOf(item) !== index)),
  };
}

/** Units that say no more than the type does. */
const plainUnits: readonly Unit[] = ['address', 'bool', 'string', 'bytes', 'none'];

/** Type, and the unit where it adds something: “`uint256`, shares”. */
function typeAndUnit(type: string, unit: Unit | undefined, mark = ''): string {
  // A number always has a unit, even if the unit is "none".
  const says = unit !== undefined && (!plainUnits.includes(unit) || /^u?int\d*$/.test(type));
  return `${code(type)}${mark}${says ? `, ${unitLabels[unit]}` : ''}`;
}

const valueRow = (
  name: string,
  type: string,
  words: ValueText | undefined,
  mark = '',
): string[] => [name, typeAndUnit(type, words?.unit, mark), words?.text ?? '–'];

const isOf =
  (kind: MemberKind, key: string) =>
  (member: Member): boolean =>
    member.kind === kind && member.key === key;

/** “since 0.3.1, changed in 0.3.2, 0.4.3 (code)” */
function marks(
  { reference, release, anchors, timeline }: PageContext,
  kind: MemberKind,
  key: string,
): string {
  const states = timeline.get(anchors(kind, key));
  const [first, ...later] = unbroken(states, key, reference.releases.indexOf(release));
  if (!first) return '';
  const changed = later.flatMap(({ from, change }) => {
    if (!change) return [];
    const isCode = change.details.every((detail) => detail === 'code');
    const mark = isCode ? ' (code)' : change.breaking ? ' (breaking)' : '';
    return [`${reference.releases[from]}${mark}`];
  });
  const since = `since ${reference.releases[first.from]}`;
  return changed.length > 0 ? `${since}, changed in ${changed.join(', ')}` : since;
}

/** History and source of a member. */
function origin(context: PageContext, kind: MemberKind, key: string): string {
  const member = context.members.find(isOf(kind, key));
  return `${marks(context, kind, key)} · [source](${member?.source})`;
}

const originInCell = (context: PageContext, kind: MemberKind, key: string): string =>
  origin(context, kind, key).replace(/^s/, 'S');

const anchorCell = ({ anchors }: PageContext, kind: MemberKind, key: string): string =>
  `<span id="${anchors(kind, key)}"/>${code(key)}`;

function heading({ overloaded, anchors }: PageContext, fn: Fn): string {
  const key = functionKey(fn);
  const name = fn.kind === 'constructor' ? 'constructor' : fn.name;
  return `### ${overloaded.has(fn.name) ? code(key) : plain(name)} {#${anchors('function', key)}}`;
}

/** What a contract that inherits this one has to do with a function, if anything. */
function hookOf({ contract }: PageContext, fn: Fn): string | null {
  if (contract.kind !== 'abstract contract') return null;
  if (fn.virtual) return fn.implemented ? 'you can override it' : 'you have to implement it';
  return fn.visibility === 'internal' ? 'your contract can call it' : null;
}

function emitted(context: PageContext, names: string[]): string {
  return names
    .map((name) =>
      context.contract.events.some((event) => event.name === name)
        ? `[${name}](#${context.anchors('event', name)})`
        : code(name),
    )
    .join(', ');
}

function selectorsText({ selectors: [first, ...others] }: Fn): string {
  if (!first || others.length === 0) return first ? `**Selector:** ${code(first.selector)}` : '';
  const all = [first, ...others].map((one) => `${code(one.selector)} ${code(one.signature)}`);
  return `**Selectors:** ${all.join(', ')}`;
}

function functionEntry(context: PageContext, fn: Fn): string[] {
  const { reference, contract, descriptions } = context;
  const words = descriptions.function(contract, fn);
  const lines = [
    heading(context, fn),
    '',
    signatureLines(contract, fn).map(code).join('\n'),
    '',
    words.text,
    '',
  ];
  if (words.caution !== undefined) lines.push(`**Caution:** ${words.caution}`, '');
  lines.push(
    ...table(
      ['Parameter', 'Type, unit', 'Meaning'],
      [
        ...fn.params.map(({ name, type }, i) =>
          valueRow(name ? code(name) : 'unnamed', type, words.params[i]),
        ),
        ...fn.returns.map(({ name, type }, i) =>
          valueRow(name ? `returns ${code(name)}` : 'returns', type, words.returns[i]),
        ),
      ],
    ),
  );
  const hook = hookOf(context, fn);
  if (hook !== null) lines.push(`- **Hook:** ${hook}.`);
  const callers = callersText(reference, contract, fn);
  if (callers !== null) lines.push(`- **Callers:** ${callers}`);
  const reverts = revertsWithMessages(reference, words.reverts, messagesOf(fn));
  if (reverts.length === 1) lines.push(`- **Reverts:** ${reverts[0]}`);
  else if (reverts.length > 1)
    lines.push('- **Reverts:** in any of these cases', ...reverts.map((text) => `  - ${text}`));
  const indirect = fn.emitsIndirect.filter((name) => !fn.emits.includes(name));
  const through = indirect.length > 0 && `through internal calls ${emitted(context, indirect)}`;
  const emits = [emitted(context, fn.emits), through].filter(Boolean);
  if (emits.length > 0) lines.push(`- **Emits:** ${emits.join('; ')}`);
  const last = [selectorsText(fn), origin(context, 'function', functionKey(fn))];
  lines.push(`- ${last.filter(Boolean).join(' · ')}`, '');
  return lines;
}

function roleList({ settings }: Reference, roles: string[]): string {
  const names = roles.map((role) => settings.roles[role] ?? role);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');
}

/** Groups in the order of the page. Restricted functions come after the ones open to anyone. */
const groupOrder = [
  'view-functions',
  'open-functions',
  'only',
  'construction',
  'internal-to-implement',
  'internal-to-override',
  'internal-to-call',
  'internal-functions',
];
const rank = (id: string): number => groupOrder.indexOf(id.replace(/^only-.*/, 'only'));

function groupOf(context: PageContext, fn: Fn): [id: string, title: string] {
  const { reference, contract } = context;
  const isAbstract = contract.kind === 'abstract contract';
  if (fn.kind === 'constructor') return ['construction', 'Construction'];
  const roles = restrictedTo(contract, fn);
  if (roles.length > 0) {
    const id = `only-${[...roles].sort().join('-').toLowerCase()}`;
    return [id, `Restricted to ${roleList(reference, roles)}`];
  }
  if (fn.callers !== null) {
    if (/view|pure/.test(fn.mutability)) return ['view-functions', 'View functions'];
    const isOpen =
      contract.kind !== 'interface' ||
      contract.functions.some((each) => restrictedTo(contract, each).length > 0);
    return ['open-functions', isOpen ? 'Functions open to anyone' : 'State-changing functions'];
  }
  if (!isAbstract) return ['internal-functions', 'Internal functions'];
  if (fn.virtual && !fn.implemented)
    return ['internal-to-implement', 'Internal functions to implement'];
  if (fn.virtual) return ['internal-to-override', 'Internal functions to override'];
  return ['internal-to-call', 'Internal functions to call'];
}

/** A contract's functions, without getters, in sections in the order of the page. */
function functionSections(context: PageContext): string[][] {
  const sections = new Map<string, string[]>();
  for (const fn of allFunctions(context.contract).filter(({ getter }) => !getter)) {
    const [id, title] = groupOf(context, fn);
    const section = sections.get(id) ?? [`## ${title} {#${id}}`, ''];
    sections.set(id, [...section, ...functionEntry(context, fn)]);
  }
  return [...sections]
    .sort(([left], [right]) => rank(left) - rank(right))
    .map(([, lines]) => lines);
}

function variablesSection(context: PageContext): string[] {
  const { reference, contract, descriptions, anchors, data } = context;
  const getters = contract.functions.filter((fn) => fn.getter);
  if (getters.length === 0) return [];
  const first = reference.releases.find((item) => contractIn(reference, item, contract.name));
  const rows = getters.map((fn) => {
    const key = functionKey(fn);
    const words = descriptions.function(contract, fn);
    const variable = [...contract.variables, ...contract.constants].find(
      ({ name }) => name === fn.name,
    );
    const declared = variable?.type ?? fn.returns[0]?.type ?? '';
    const struct = structOfGetter(contract, fn);
    const keys = words.params.flatMap((value) => (value ? [`Key: ${value.text}`] : []));
    const history = marks(context, 'function', key);
    const last = [
      code(fn.selectors[0]?.selector ?? ''),
      ...(history === `since ${first}` ? [] : [history]),
      `[source](${permalink(data, contract.file, fn.line)})`,
    ];
    const text = `${[words.text, ...keys].join(' ')} ${last.join(' · ')}`;
    const type = struct
      ? `${code(declared)}, [fields](#${anchors('struct', struct.name)})`
      : typeAndUnit(declared, words.returns[0]?.unit);
    return [anchorCell(context, 'function', key), type, text];
  });
  return [
    '## Public variables {#public-variables}',
    '',
    'Anyone can read these with the getter of the same name.',
    '',
    ...table(['Getter', 'Type, unit', 'Meaning, selector'], rows),
  ];
}

/** The entry of an event or a struct: its declaration, its words, and a table of its values. */
function valuesEntry(
  context: PageContext,
  kind: 'event' | 'struct',
  name: string,
  values: readonly { name: string; type: string; indexed?: boolean }[],
  topic: string,
): string[] {
  const { contract, descriptions, anchors, members } = context;
  const words = descriptions.member(contract, `${kind}s`, name);
  const [declaration = ''] = members.find(isOf(kind, name))?.lines ?? [];
  return [
    `### ${plain(name)} {#${anchors(kind, name)}}`,
    '',
    code(declaration),
    '',
    words.text,
    '',
    ...table(
      [kind === 'event' ? 'Parameter' : 'Field', 'Type, unit', 'Meaning'],
      values.map((value) =>
        valueRow(
          value.name ? code(value.name) : 'unnamed',
          value.type,
          words.values[value.name],
          value.indexed ? ' indexed' : '',
        ),
      ),
    ),
    `- ${topic}${origin(context, kind, name)}`,
    '',
  ];
}

const eventsSection = (context: PageContext): string[] => [
  '## Events {#events}',
  '',
  ...context.contract.events.flatMap(({ name, params, topic0 }) =>
    valuesEntry(context, 'event', name, params, `**Topic:** ${code(topic0)} · `),
  ),
];

const structsSection = (context: PageContext): string[] => [
  '## Structs {#structs}',
  '',
  ...context.contract.structs.flatMap(({ name, fields }) =>
    valuesEntry(context, 'struct', name, fields, ''),
  ),
];

function constantsSection(context: PageContext): string[] {
  const { contract, descriptions } = context;
  const rows = contract.constants.map((constant) => {
    const { name, type } = constant;
    const words = descriptions.member(contract, 'constants', name);
    return [
      anchorCell(context, 'constant', name),
      typeAndUnit(type, words.unit),
      code(constantValue(constant)),
      `${words.text || '–'} ${originInCell(context, 'constant', name)}`,
    ];
  });
  return [
    '## Constants {#constants}',
    '',
    ...table(['Constant', 'Type, unit', 'Value', 'Meaning'], rows),
  ];
}

function modifiersSection(context: PageContext): string[] {
  const { contract, descriptions } = context;
  const rows = contract.modifiers.map(({ name, roles, messages }) => {
    const { text } = descriptions.member(contract, 'modifiers', name);
    const shown = messages.length > 0 ? ` Message: ${messages.map(code).join(', ')}.` : '';
    const allows = roles.map(({ role, via }) =>
      via === undefined ? role : `${role} (${code(via)})`,
    );
    return [
      anchorCell(context, 'modifier', name),
      allows.join(', ') || '–',
      `${text || '–'}${shown} ${originInCell(context, 'modifier', name)}`,
    ];
  });
  return [
    '## Modifiers {#modifiers}',
    '',
    ...table(['Modifier', 'Allows', 'Meaning, message'], rows),
  ];
}

function errorsSection({ contract, anchors, overloaded }: PageContext): string[] {
  const places = new Map<string, Set<string>>();
  const add = (message: string | null, place: string): void => {
    if (message) places.set(message, (places.get(message) ?? new Set()).add(place));
  };
  for (const { name, messages } of contract.modifiers)
    for (const message of messages) add(message, `[${name}](#${anchors('modifier', name)})`);
  const modifiers = contract.modifiers.map(({ name }) => name);
  for (const fn of allFunctions(contract)) {
    const anchor = anchors('function', functionKey(fn));
    const link = `[${plain(overloaded.has(fn.name) ? anchor : fn.name)}](#${anchor})`;
    const others = fn.errorsFromModifiers.filter(({ modifier }) => !modifiers.includes(modifier));
    for (const { message } of [...fn.errors, ...others]) add(message, link);
  }
  const rows = [...places].map(([message, links]) => [code(message), [...links].join(', ')]);
  return ['## Error messages {#errors}', '', ...table(['Message', 'Raised in'], rows)];
}

function embeddedSection({ contract, descriptions, data }: PageContext): string[] {
  const lines = contract.interfaces.map(({ name, functions, line }) => {
    const { text } = descriptions.member(contract, 'interfaces', name);
    const signatures = functions.map(({ signature }) => code(signature)).join(', ');
    const words = text === '' ? '' : ` ${text}`;
    const source = permalink(data, contract.file, line);
    return `- ${code(name)}: ${signatures}.${words} [Source](${source})`;
  });
  return ['## Interfaces it calls {#interfaces}', '', ...lines, ''];
}

function contractLink(context: PageContext, name: string, file: string): string {
  if (file.startsWith('@openzeppelin/')) {
    const at = file.replace('@openzeppelin/', '');
    return `[${name}](https://github.com/OpenZeppelin/openzeppelin-contracts/blob/v${context.data.openzeppelin}/${at})`;
  }
  const page = pageOf(context.reference.presence, name);
  return page === undefined ? code(name) : `[${name}](${relativePage(context.page, page)})`;
}

function inheritedSection(context: PageContext): string[] {
  const { contract, reference, data } = context;
  const inherited = inheritedOf(contract);
  const lines = [...new Set(inherited.map(({ from }) => from))].flatMap((from) => {
    const own = findContract(data, from);
    const page = own && pageOf(reference.presence, from);
    const declared = own ? membersOf(own) : [];
    const listed = (of: MemberKind): string[] =>
      inherited
        .filter((item) => item.from === from && item.kind === of)
        .map(({ signature, bytes, kind }) => {
          const member = declared.find(({ signed }) => signed.some((one) => one.bytes === bytes));
          if (!member || page === undefined) return `${code(signature)} ${code(bytes)}`;
          const anchor = anchorsOf(reference, from)(kind, member.key);
          const link = `[${code(signature)}](${relativePage(context.page, page)}#${anchor})`;
          return kind === 'event' ? link : `${link} ${code(bytes)}`;
        });
    const file = contract.inherits.find(({ name }) => name === from)?.file ?? own?.file ?? '';
    const of = `of ${contractLink(context, from, file)}`;
    const [functions, events] = [listed('function').join(', '), listed('event').join(', ')];
    return [
      ...(functions ? [`- Functions ${of}: ${functions}`] : []),
      ...(events ? [`- Events ${of}: ${events}`] : []),
    ];
  });
  return ['## Inherited {#inherited}', '', ...lines, ''];
}

function changesSection({ reference, release, contract, anchors, page }: PageContext): string[] {
  const compare = `${upFrom(page)}compare.md`;
  const previous = previousRelease(reference, release);
  if (previous === undefined)
    return [
      '## Changes {#changes}',
      '',
      `${release} is the first release on this site. [Compare it with later ones](${compare}).`,
    ];
  const title = [`## Changes since ${previous} {#changes}`, ''];
  const changes = diffContract(reference, previous, release, contract.name);
  if (!changes) return [...title, `New in ${release}. [Compare releases](${compare}).`];
  if (changes.length === 0)
    return [
      ...title,
      `The declaration and the code are the same as in ${previous}. [Compare releases](${compare}).`,
    ];
  const next = nextRelease(reference, release);
  return [
    ...title,
    ...changeLines(changes, (change) => changeLine(anchors, change, '')),
    '',
    `[Compare any two releases](${compare})${next === undefined ? '' : `, or see what [${next}](${compare}#newer) changes`}.`,
  ];
}

function companionsSection(context: PageContext): string[] {
  const { reference, contract, data, release, descriptions } = context;
  const { companions } = reference.settings;
  if (contract.name !== companions.contract) return [];
  const others = data.contracts.filter(({ name }) => !pageOf(reference.presence, name));
  const lines = [`## ${companions.title} {#${anchorOf(companions.title)}}`, ''];
  for (const other of others) {
    lines.push(
      `- **${other.name}** (${other.kind}, [${other.file}](${permalink(data, other.file, other.line, other.endLine)}), ` +
        `<a href="pathname://${abiAddress(release, other.name)}" download>ABI</a>): ${descriptions.summary(other)}`,
    );
    // An interface is short, and anyone who writes a checker has to declare exactly this one.
    if (other.kind !== 'interface') continue;
    for (const fn of other.functions) {
      const words = descriptions.function(other, fn);
      const selector = fn.selectors.map(({ selector: bytes }) => code(bytes)).join(', ');
      lines.push(`  - ${signatureLines(other, fn).map(code).join(' ')} ${selector}: ${words.text}`);
    }
  }
  return [...lines, ''];
}

const frontOf = (
  reference: Reference,
  page: string,
  contract: string,
  description: string,
  more: Readonly<Record<string, string>>,
): string[] =>
  frontMatter({
    title: pageTitle(reference, page),
    description: JSON.stringify(description),
    ...more,
    custom_edit_url: reference.site.editUrl(`${descriptionsFolder}/${contract}.yaml`),
  });

const howItWorks = (paragraphs: readonly string[]): string[] =>
  paragraphs.length === 0
    ? []
    : ['## How it works {#how-it-works}', '', ...paragraphs.flatMap((text) => [text, ''])];

/** The facts in front of the first member. */
function introOf(context: PageContext): string[] {
  const { contract, data, release, page, reference } = context;
  const { name, file, apiVersion } = contract;
  const language = contract.language === 'vyper' ? 'Vyper' : 'Solidity';
  const bases = [
    ...contract.inherits.map((base) => contractLink(context, base.name, base.file)),
    ...contract.implements.map((base) => `${code(base)} (implements)`),
  ];
  const previous = previousRelease(reference, release);
  // The lookup exists once, in the latest release.
  const selectors =
    release === reference.latest ? `${upFrom(page)}selectors.md` : selectorsRoute(reference);
  const links = [
    `<a href="pathname://${abiAddress(release, name)}" download="${name}-${release}.json">${name}.json</a>`,
    `[changes${previous === undefined ? '' : ` since ${previous}`}](#changes)`,
    `[look up a selector](${selectors})`,
  ];
  const declared = permalink(data, file, contract.line, contract.endLine);
  return [
    `- **Declared in:** [${file}](${declared}) at ${data.tag}, ${kindOf(contract)}`,
    `- **Compiler:** ${language} ${contract.compiler}${apiVersion ? ` · **API version:** ${apiVersion}` : ''}`,
    ...(bases.length > 0 ? [`- **Inherits:** ${bases.join(', ')}`] : []),
    `- **ABI:** ${links.join(' · ')}`,
    '',
  ];
}

function renderPage(context: PageContext): string {
  const { contract, descriptions, release, page, reference } = context;
  const { settings, site, presence } = reference;
  const { implementation } = contract;
  const sections = [
    variablesSection(context),
    ...functionSections(context),
    modifiersSection(context),
    eventsSection(context),
    structsSection(context),
    constantsSection(context),
    errorsSection(context),
    embeddedSection(context),
    inheritedSection(context),
    companionsSection(context),
    changesSection(context),
  ];
  const lines = [
    ...frontOf(
      reference,
      page,
      contract.name,
      `${contract.name} in ${settings.project} ${release}: signatures, access rules, reverts, events, selectors, and ABI.`,
      { tags: `[${settings.pages[page]?.tags.join(', ')}]` },
    ),
    `import MemberTools from '${site.components}/MemberTools';`,
    '',
    descriptions.summary(contract),
    '',
    ...introOf(context),
    ...(page === settings.overviewPage
      ? renderOverview(reference.overview, presence, release)
      : []),
    ...howItWorks(descriptions.overviewOf(contract)),
    '<MemberTools />',
    '',
    ...(implementation
      ? [
          `${contractLink(context, implementation.name, implementation.file)} implements these functions, and the callers named here are the ones that it allows.`,
          '',
        ]
      : []),
    // Sections with nothing but a heading are left out.
    ...sections.filter((section) => section.slice(1).some((line) => line !== '')).flat(),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/**
 * The page where a release lacks the contract: beside the release's menu, it leads to each release that has one. Without
 * tags, because a topic lists what a release has.
 */
function renderAbsentPage(reference: Reference, release: string, page: string): string {
  const { settings, presence, releases } = reference;
  const name = presence[page]?.contract ?? page;
  const instead = settings.pages[page]?.instead;
  const strip = [...releases]
    .reverse()
    .map((item) =>
      isPresent(presence, page, item)
        ? `1. [${item}](${pageRoute(reference, item, page)})`
        : `1. ${item}: none`,
    );
  return [
    ...frontOf(
      reference,
      page,
      name,
      `${settings.project} ${release} has no ${name} contract. See which releases have one.`,
      { displayed_sidebar: settings.docs.sidebar },
    ),
    '<head>',
    '  <meta name="robots" content="noindex"/>',
    '</head>',
    '',
    `${settings.project} ${release} has no ${code(name)} contract. Choose a release that has one:`,
    '',
    ...strip,
    '',
    ...(instead === undefined ? [] : [instead, '']),
  ].join('\n');
}

/** A release's page of a contract: its reference, or a note that this release doesn't have it. */
export function renderContractPage(
  reference: DescribedReference,
  release: string,
  page: string,
): string {
  const contract = contractIn(reference, release, reference.presence[page]?.contract ?? page);
  return contract
    ? renderPage(contextOf(reference, page, contract))
    : renderAbsentPage(reference, release, page);
}
