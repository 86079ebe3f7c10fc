/**
 * Contract pages as plain markdown. Built for weight: tables and lists only, no component with
 * props, one small component for filter and copy buttons.
 */
import { callersText, restrictedTo } from './access';
import { type Anchors, anchorsOf } from './anchors';
import { type Descriptions, structsOf, type Unit, type ValueText } from './descriptions';
import {
  type Change,
  codeChangedBetween,
  diffContract,
  type History,
  historyOf,
  nextRelease,
  previousRelease,
} from './diff';
import {
  allFunctions,
  type Contract,
  descriptionsFolder,
  findContract,
  type Fn,
  functionKey,
  permalink,
  type Reference,
  type ReleaseData,
} from './model';
import { anchorOf, revertsWithMessages } from './errors';
import { renderOverview } from './overview';
import {
  abiAddress,
  code,
  isPresent,
  pageOf,
  pageRoute,
  pageTitle,
  relativePage,
  selectorsRoute,
} from './pages';
import { constantValue, eventSignature, signatureLines } from './signature';

const unitLabels: Record<Unit, string> = {
  token: 'token units',
  wei: 'wei',
  shares: 'shares',
  bps: 'basis points',
  seconds: 'seconds',
  timestamp: 'Unix time',
  blocks: 'blocks',
  'per-second-1e18': '1e18 per second',
  address: 'address',
  bool: 'true or false',
  count: 'count',
  index: 'index',
  bytes: 'bytes',
  string: 'text',
  id: 'id',
  none: 'no unit',
};

/** A name in a heading or as a link's text. */
const plain = (name: string): string => name.replace(/_/g, '\\_');

/** All a page needs to know. */
interface PageContext {
  reference: Reference;
  descriptions: Descriptions;
  release: string;
  data: ReleaseData;
  page: string;
  contract: Contract;
  anchors: Anchors;
  history: Map<string, History>;
  overloaded: ReadonlySet<string>;
}

/** Context of the page of a contract in a release that has it. */
function pageContext(
  reference: Reference,
  descriptions: Descriptions,
  release: string,
  page: string,
): PageContext {
  const data = reference.data[release] as ReleaseData;
  const name = reference.presence.pages[page]?.contract ?? page;
  const contract = findContract(data, name);
  if (!contract) throw new Error(`${release} has no ${name}`);
  const names = contract.functions.map((fn) => fn.name);
  return {
    reference,
    descriptions,
    release,
    data,
    page,
    contract,
    anchors: anchorsOf(reference, name),
    history: historyOf(reference, name, release),
    overloaded: new Set(names.filter((item, index) => names.indexOf(item) !== index)),
  };
}

function table(header: string[], rows: string[][]): string[] {
  if (rows.length === 0) return [];
  return [
    `| ${header.join(' | ')} |`,
    `|${' --- |'.repeat(header.length)}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ];
}

/** Units that say no more than the type does. */
const plainUnits: readonly Unit[] = ['address', 'bool', 'string', 'bytes', 'none'];

/** Type, and the unit where it adds something: “`uint256`, shares”. */
function typeAndUnit(type: string, value: { unit?: Unit } | null | undefined, mark = ''): string {
  // A number always says what it counts, even if that is nothing.
  const said =
    value?.unit !== undefined && (!plainUnits.includes(value.unit) || /^u?int\d*$/.test(type));
  const label = said && value?.unit ? `, ${unitLabels[value.unit]}` : '';
  return `${code(type)}${mark}${label}`;
}

const meaning = (value: ValueText | null | undefined): string => value?.text ?? '–';
const source = (
  { data, contract }: PageContext,
  line: number,
  endLine?: number,
  file = contract.file,
): string => permalink(data, file, line, endLine);

/** “Since 0.3.1; changed in 0.3.2, 0.4.3 (code)” */
function marks(context: PageContext, key: string): string {
  const history = context.history.get(key);
  if (!history) return '';
  const changed = history.changed.map(
    ({ release, what, breaking }) =>
      `${release}${what === 'code' ? ' (code)' : breaking ? ' (breaking)' : ''}`,
  );
  return `since ${history.since}${changed.length > 0 ? `, changed in ${changed.join(', ')}` : ''}`;
}

function heading(context: PageContext, fn: Fn): string {
  const name = fn.kind === 'constructor' ? 'constructor' : fn.name;
  const text = context.overloaded.has(fn.name) ? code(functionKey(fn)) : plain(name);
  return `### ${text} {#${context.anchors.fn(functionKey(fn))}}`;
}

/** What a contract that inherits this one has to do with a function, if anything. */
function hookMark(
  { contract }: PageContext,
  fn: Fn,
  hook: 'override' | 'call' | undefined,
): string | null {
  if (contract.kind === 'abstract contract' && fn.virtual === true) {
    return fn.implemented
      ? '**Hook:** you can override it.'
      : '**Hook:** you have to implement it.';
  }
  return hook === 'call' ? '**Hook:** your contract can call it.' : null;
}

/** Revert messages that are written out in the code. */
export function messagesOf(fn: Fn): string[] {
  const all = [
    ...fn.errorsFromModifiers.map(({ message }) => message),
    ...fn.errors.map(({ message }) => message),
    ...fn.errorsIndirect.map(({ message }) => message),
  ].filter((message): message is string => message !== null && message !== '');
  return [...new Set(all)];
}

function emitted(context: PageContext, names: string[]): string {
  return names
    .map((name) =>
      context.contract.events.some((event) => event.name === name)
        ? `[${name}](#${context.anchors.member('event', name)})`
        : code(name),
    )
    .join(', ');
}

function selectorsText(fn: Fn): string {
  if (fn.selectors.length === 1) return `**Selector:** ${code(fn.selectors[0]?.selector ?? '')}`;
  return `**Selectors:** ${fn.selectors.map(({ signature, selector }) => `${code(selector)} ${code(signature)}`).join(', ')}`;
}

function functionEntry(context: PageContext, fn: Fn): string[] {
  const { reference, contract, data, descriptions, release } = context;
  const words = descriptions.function(contract, fn, release);
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
        ...fn.params.map((param, index) => [
          param.name ? code(param.name) : 'unnamed',
          typeAndUnit(param.type, words.params[index]),
          meaning(words.params[index]),
        ]),
        ...fn.returns.map((value, index) => [
          value.name ? `returns ${code(value.name)}` : 'returns',
          typeAndUnit(value.type, words.returns[index]),
          meaning(words.returns[index]),
        ]),
      ],
    ),
  );
  const hook = hookMark(context, fn, words.hook);
  if (hook !== null) lines.push(`- ${hook}`);
  const callers = fn.kind === 'constructor' ? null : callersText(reference, data, contract, fn);
  if (callers !== null) lines.push(`- **Callers:** ${callers}`);
  const reverts = revertsWithMessages(reference, words.reverts, messagesOf(fn));
  if (reverts.length === 1) lines.push(`- **Reverts:** ${reverts[0]}`);
  else if (reverts.length > 1)
    lines.push('- **Reverts:** in any of these cases', ...reverts.map((text) => `  - ${text}`));
  const indirect = fn.emitsIndirect.filter((name) => !fn.emits.includes(name));
  if (fn.emits.length + indirect.length > 0) {
    const parts = [
      ...(fn.emits.length > 0 ? [emitted(context, fn.emits)] : []),
      ...(indirect.length > 0 ? [`through internal calls ${emitted(context, indirect)}`] : []),
    ];
    lines.push(`- **Emits:** ${parts.join('; ')}`);
  }
  const last = [
    ...(fn.selectors.length > 0 ? [selectorsText(fn)] : []),
    marks(context, `function ${functionKey(fn)}`),
    `[source](${source(context, fn.line, fn.endLine)})`,
  ];
  lines.push(`- ${last.filter(Boolean).join(' · ')}`, '');
  return lines;
}

function roleList({ settings }: Reference, roles: string[]): string {
  const names = roles.map((role) => settings.roles[role] ?? role);
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;
}

interface Group {
  title: string;
  id: string;
  functions: Fn[];
}

/** A contract's functions, without getters, in the order of the page. */
function groupFunctions(context: PageContext): Group[] {
  const { reference, contract, data, descriptions, release } = context;
  const rest = contract.functions.filter((fn) => fn.getter !== true);
  const groups: Group[] = [];
  const take = (title: string, id: string, belongs: (fn: Fn) => boolean): void => {
    const functions = rest.filter(belongs);
    if (functions.length === 0) return;
    for (const fn of functions) rest.splice(rest.indexOf(fn), 1);
    groups.push({ title, id, functions });
  };
  const external = (fn: Fn): boolean => fn.callers !== null;
  const restricted = (fn: Fn): boolean =>
    external(fn) && restrictedTo(data, contract, fn).length > 0;
  const hook = (fn: Fn): 'override' | 'call' | undefined =>
    descriptions.function(contract, fn, release).hook;
  take(
    'View functions',
    'view-functions',
    (fn) =>
      external(fn) && !restricted(fn) && (fn.mutability === 'view' || fn.mutability === 'pure'),
  );
  take(
    contract.kind === 'interface' && rest.some(restricted) === false
      ? 'State-changing functions'
      : 'Functions open to anyone',
    'open-functions',
    (fn) => external(fn) && !restricted(fn),
  );
  for (;;) {
    const next = rest.find(restricted);
    if (!next) break;
    const roles = restrictedTo(data, contract, next);
    const key = [...roles].sort().join();
    take(
      `Restricted to ${roleList(reference, roles)}`,
      `only-${[...roles].sort().join('-').toLowerCase()}`,
      (fn) => restricted(fn) && [...restrictedTo(data, contract, fn)].sort().join() === key,
    );
  }
  if (contract.constructor)
    groups.push({ title: 'Construction', id: 'construction', functions: [contract.constructor] });
  if (contract.kind === 'abstract contract') {
    take(
      'Internal functions to implement',
      'internal-to-implement',
      (fn) => fn.virtual === true && !fn.implemented,
    );
    take(
      'Internal functions to override',
      'internal-to-override',
      (fn) => fn.virtual === true || hook(fn) === 'override',
    );
    take('Internal functions to call', 'internal-to-call', (fn) => hook(fn) === 'call');
  }
  take(
    contract.kind === 'abstract contract' ? 'Other internal functions' : 'Internal functions',
    'internal-functions',
    () => true,
  );
  return groups;
}

function variablesSection(context: PageContext): string[] {
  const { contract, descriptions, release, anchors, data } = context;
  const getters = contract.functions.filter((fn) => fn.getter === true);
  if (getters.length === 0) return [];
  const first = context.reference.releases.find((item) =>
    findContract(context.reference.data[item] as ReleaseData, contract.name),
  );
  const rows = getters.map((fn) => {
    const words = descriptions.function(contract, fn, release);
    const declared =
      contract.variables.find(({ name }) => name === fn.name)?.type ??
      contract.constants.find(({ name }) => name === fn.name)?.type ??
      fn.returns[0]?.type ??
      '';
    const struct =
      fn.returns.length > 1
        ? structsOf(data, contract).find(({ fields }) => fields.length === fn.returns.length)
        : undefined;
    const keys = words.params.flatMap((value) => (value ? [`Key: ${value.text}`] : []));
    const history = context.history.get(`function ${functionKey(fn)}`);
    const noted = history !== undefined && (history.since !== first || history.changed.length > 0);
    const last = [
      code(fn.selectors[0]?.selector ?? ''),
      ...(noted ? [marks(context, `function ${functionKey(fn)}`)] : []),
      `[source](${source(context, fn.line)})`,
    ];
    const text = `${[words.text, ...keys].join(' ')} ${last.join(' · ')}`;
    const type = struct
      ? `${code(declared)}, [fields](#${anchors.member('struct', struct.name)})`
      : typeAndUnit(declared, words.returns[0]);
    return [`<span id="${anchors.fn(functionKey(fn))}"/>${code(functionKey(fn))}`, type, text];
  });
  return [
    '## Public variables {#public-variables}',
    '',
    'Anyone can read these with the getter of the same name.',
    '',
    ...table(['Getter', 'Type, unit', 'Meaning, selector'], rows),
  ];
}

function eventsSection(context: PageContext): string[] {
  const { contract, descriptions, release, anchors } = context;
  if (contract.events.length === 0) return [];
  const lines = ['## Events {#events}', ''];
  for (const event of contract.events) {
    const words = descriptions.event(contract.name, event.name, release);
    lines.push(
      `### ${plain(event.name)} {#${anchors.member('event', event.name)}}`,
      '',
      code(eventSignature(contract, event)),
      '',
      words.text,
      '',
    );
    lines.push(
      ...table(
        ['Parameter', 'Type, unit', 'Meaning'],
        event.params.map(({ name, type, indexed }) => [
          name ? code(name) : 'unnamed',
          typeAndUnit(type, words.params[name], indexed ? ' indexed' : ''),
          meaning(words.params[name]),
        ]),
      ),
    );
    lines.push(
      `- **Topic:** ${code(event.topic0)} · ${marks(context, `event ${event.name}`)} · [source](${source(context, event.line)})`,
      '',
    );
  }
  return lines;
}

function structsSection(context: PageContext): string[] {
  const { contract, descriptions, release, anchors, data } = context;
  const structs = structsOf(data, contract);
  if (structs.length === 0) return [];
  const lines = ['## Structs {#structs}', ''];
  for (const struct of structs) {
    const words = descriptions.struct(contract.name, struct.name, release);
    lines.push(
      `### ${plain(struct.name)} {#${anchors.member('struct', struct.name)}}`,
      '',
      code(`struct ${struct.name}`),
      '',
      words.text,
      '',
    );
    lines.push(
      ...table(
        ['Field', 'Type, unit', 'Meaning'],
        struct.fields.map(({ name, type }) => [
          code(name),
          typeAndUnit(type, words.fields[name]),
          meaning(words.fields[name]),
        ]),
      ),
    );
    lines.push(
      `- ${marks(context, `struct ${struct.name}`)} · [source](${source(context, struct.line, struct.endLine, struct.file)})`,
      '',
    );
  }
  return lines;
}

function constantsSection(context: PageContext): string[] {
  const { contract, descriptions, release, anchors } = context;
  if (contract.constants.length === 0) return [];
  const rows = contract.constants.map((constant) => {
    const words = descriptions.plain(contract.name, 'constants', constant.name, release);
    const history = marks(context, `constant ${constant.name}`);
    return [
      `<span id="${anchors.member('constant', constant.name)}"/>${code(constant.name)}`,
      typeAndUnit(constant.type, words),
      code(constantValue(constant)),
      `${words?.text ?? '–'} ${history.replace(/^s/, 'S')} · [source](${source(context, constant.line)})`,
    ];
  });
  return [
    '## Constants {#constants}',
    '',
    ...table(['Constant', 'Type, unit', 'Value', 'Meaning'], rows),
  ];
}

function modifiersSection(context: PageContext): string[] {
  const { contract, descriptions, release, anchors } = context;
  if (contract.modifiers.length === 0) return [];
  const rows = contract.modifiers.map((modifier) => {
    const words = descriptions.plain(contract.name, 'modifiers', modifier.name, release);
    const messages =
      modifier.messages.length > 0 ? ` Message: ${modifier.messages.map(code).join(', ')}.` : '';
    return [
      `<span id="${anchors.member('modifier', modifier.name)}"/>${code(modifier.name)}`,
      modifier.roles
        .map(({ role, via }) => (via === undefined ? role : `${role} (${code(via)})`))
        .join(', ') || '–',
      `${words?.text ?? '–'}${messages} ${marks(context, `modifier ${modifier.name}`).replace(/^s/, 'S')} · [source](${source(context, modifier.line)})`,
    ];
  });
  return [
    '## Modifiers {#modifiers}',
    '',
    ...table(['Modifier', 'Allows', 'Meaning, message'], rows),
  ];
}

function errorsSection(context: PageContext): string[] {
  const { contract, anchors } = context;
  const places = new Map<string, string[]>();
  const add = (message: string | null, place: string): void => {
    if (message === null || message === '') return;
    const list = places.get(message) ?? [];
    if (!list.includes(place)) places.set(message, [...list, place]);
  };
  for (const { name, messages } of contract.modifiers)
    for (const message of messages) add(message, `[${name}](#${anchors.member('modifier', name)})`);
  for (const fn of allFunctions(contract)) {
    const link = `[${plain(context.overloaded.has(fn.name) ? anchors.fn(functionKey(fn)) : fn.name)}](#${anchors.fn(functionKey(fn))})`;
    for (const { message } of fn.errors) add(message, link);
    for (const { message, modifier } of fn.errorsFromModifiers) {
      if (!contract.modifiers.some(({ name }) => name === modifier)) add(message, link);
    }
  }
  if (places.size === 0) return [];
  const rows = [...places].map(([message, list]) => [code(message), list.join(', ')]);
  return ['## Error messages {#errors}', '', ...table(['Message', 'Raised in'], rows)];
}

function embeddedSection(context: PageContext): string[] {
  const { contract, descriptions, release } = context;
  if (contract.interfaces.length === 0) return [];
  const lines = contract.interfaces.map(({ name, functions, line }) => {
    const words = descriptions.plain(contract.name, 'interfaces', name, release)?.text;
    return `- ${code(name)}: ${functions.map(({ signature }) => code(signature)).join(', ')}.${words ? ` ${words}` : ''} [Source](${source(context, line)})`;
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
  if (contract.inheritedFunctions.length + contract.inheritedEvents.length === 0) return [];
  const lines = ['## Inherited {#inherited}', ''];
  const bases = new Map<string, string>();
  for (const { from, file } of contract.inheritedFunctions) bases.set(from, file);
  for (const { from } of contract.inheritedEvents) {
    if (!bases.has(from))
      bases.set(
        from,
        contract.inherits.find(({ name }) => name === from)?.file ??
          findContract(data, from)?.file ??
          '',
      );
  }
  for (const [from, file] of bases) {
    const own = findContract(data, from);
    const page = own && pageOf(reference.presence, from);
    const anchors = own && anchorsOf(reference, from);
    const link = (text: string, anchor: string | undefined): string =>
      page === undefined || anchor === undefined
        ? code(text)
        : `[${code(text)}](${relativePage(context.page, page)}#${anchor})`;
    const functions = contract.inheritedFunctions
      .filter((item) => item.from === from)
      .map(({ signature, selector }) => {
        const fn = own?.functions.find(({ selectors }) =>
          selectors.some((entry) => entry.selector === selector),
        );
        return `${link(signature, fn && anchors?.fn(functionKey(fn)))} ${code(selector)}`;
      });
    const events = contract.inheritedEvents
      .filter((item) => item.from === from)
      .map(({ signature, topic0 }) => {
        const event = own?.events.find((item) => item.topic0 === topic0);
        return event && page !== undefined
          ? link(signature, anchors?.member('event', event.name))
          : `${code(signature)} ${code(topic0)}`;
      });
    if (functions.length > 0)
      lines.push(`- Functions of ${contractLink(context, from, file)}: ${functions.join(', ')}`);
    if (events.length > 0)
      lines.push(`- Events of ${contractLink(context, from, file)}: ${events.join(', ')}`);
  }
  return [...lines, ''];
}

/** A change's member, linked where the page has it. */
export function changeLine(anchors: Anchors, change: Change, prefix = ''): string {
  const linked =
    change.change === 'removed' || change.kind === 'inherited' || change.kind === 'contract'
      ? change.kind === 'inherited'
        ? change.key
        : code(change.key)
      : `[${code(change.key)}](${prefix}#${change.kind === 'function' ? anchors.fn(change.key) : anchors.member(change.kind, change.key)})`;
  const kind =
    change.kind === 'function' || change.kind === 'inherited' || change.kind === 'contract'
      ? ''
      : `${change.change === 'changed' ? change.kind.charAt(0).toUpperCase() + change.kind.slice(1) : change.kind} `;
  const details = change.details.length > 0 ? `: ${change.details.join('; ')}` : '';
  return `${kind}${linked}${details}`;
}

/** List of changes, breaking ones marked. Functions with the same declaration and different code share the last line. */
export function changeLines(
  changes: readonly Change[],
  line: (change: Change) => string,
): string[] {
  const isCodeOnly = ({ change, details }: Change): boolean =>
    change === 'changed' && details.join() === 'code';
  const verbs = { changed: '', added: 'Added ', removed: 'Removed ' };
  const codeOnly = changes.filter(isCodeOnly).map((change) => line({ ...change, details: [] }));
  return [
    ...changes
      .filter((change) => !isCodeOnly(change))
      .map(
        (change) =>
          `- ${change.breaking ? '**Breaking.** ' : ''}${verbs[change.change]}${line(change)}`,
      ),
    ...(codeOnly.length > 0 ? [`- Same declaration, different code: ${codeOnly.join(', ')}`] : []),
  ];
}

function changesSection(context: PageContext): string[] {
  const { reference, release, contract, data, anchors, page } = context;
  const compare = `${page.includes('/') ? '../../' : '../'}compare.md`;
  const previous = previousRelease(reference, release);
  if (previous === undefined)
    return [
      '## Changes {#changes}',
      '',
      `${release} is the first release on this site. [Compare it with later ones](${compare}).`,
      '',
    ];
  const before = findContract(reference.data[previous] as ReleaseData, contract.name);
  const lines = [`## Changes since ${previous} {#changes}`, ''];
  if (!before) return [...lines, `New in ${release}. [Compare releases](${compare}).`, ''];
  const changes = diffContract(
    reference.data[previous] as ReleaseData,
    data,
    before,
    contract,
    codeChangedBetween(reference, previous, release, contract.name),
  );
  if (changes.length === 0)
    return [
      ...lines,
      `The declaration and the code are the same as in ${previous}. [Compare releases](${compare}).`,
      '',
    ];
  lines.push(...changeLines(changes, (change) => changeLine(anchors, change)));
  const next = nextRelease(reference, release);
  return [
    ...lines,
    '',
    `[Compare any two releases](${compare})${next === undefined ? '' : `, or see what [${next}](${compare}#next) changes`}.`,
    '',
  ];
}

function companionsSection(context: PageContext): string[] {
  const { reference, contract, data, release, descriptions } = context;
  const { companions } = reference.settings;
  if (contract.name !== companions.contract) return [];
  const others = data.contracts.filter(({ name }) =>
    reference.presence.contractsWithoutPage[name]?.presentIn.includes(release),
  );
  if (others.length === 0) return [];
  const lines = [`## ${companions.title} {#${anchorOf(companions.title)}}`, ''];
  for (const other of others) {
    lines.push(
      `- **${other.name}** (${other.kind}, [${other.file}](${permalink(data, other.file, other.line, other.endLine)}), ` +
        `<a href="pathname://${abiAddress(release, other.name)}" download>ABI</a>): ${descriptions.summary(other.name, release)}`,
    );
    // An interface is short, and anyone who writes a checker has to declare exactly this one.
    if (other.kind !== 'interface') continue;
    for (const fn of other.functions) {
      const words = descriptions.function(other, fn, release);
      const selector = fn.selectors.map(({ selector: bytes }) => code(bytes)).join(', ');
      lines.push(`  - ${signatureLines(other, fn).map(code).join(' ')} ${selector}: ${words.text}`);
    }
  }
  return [...lines, ''];
}

function frontMatter(
  reference: Reference,
  page: string,
  description: string,
  contract: string,
  ...more: readonly string[]
): string[] {
  return [
    '---',
    `title: ${pageTitle(reference, page)}`,
    `description: ${JSON.stringify(description)}`,
    `tags: [${reference.settings.pages[page]?.tags.join(', ') ?? ''}]`,
    ...more,
    `custom_edit_url: ${reference.site.editUrl(`${descriptionsFolder}/${contract}.yaml`)}`,
    '---',
    '',
  ];
}

/** Link to the look-up, which exists once, in the latest release. */
function selectorsLink(reference: Reference, release: string, page: string): string {
  const here = release === reference.latest;
  const target = here
    ? `${page.includes('/') ? '../../' : '../'}selectors.md`
    : selectorsRoute(reference);
  return `[look up a selector](${target})`;
}

const howItWorks = (paragraphs: readonly string[]): string[] =>
  paragraphs.length === 0
    ? []
    : ['## How it works {#how-it-works}', '', ...paragraphs.flatMap((text) => [text, ''])];

/** The page of a contract in a release that has it. */
function renderPage(context: PageContext): string {
  const { contract, data, descriptions, release, page, reference } = context;
  const kind = contract.kind === 'vyper contract' ? 'contract' : contract.kind;
  const language = contract.language === 'vyper' ? 'Vyper' : 'Solidity';
  const lines = frontMatter(
    reference,
    page,
    `${contract.name} in ${reference.settings.project} ${release}: signatures, access rules, reverts, events, selectors, and ABI.`,
    contract.name,
  );
  lines.push(`import MemberTools from '${reference.site.components}/MemberTools';`, '');
  lines.push(descriptions.summary(contract.name, release), '');
  lines.push(
    `- **Declared in:** [${contract.file}](${permalink(data, contract.file, contract.line, contract.endLine)}) at ${data.tag}, ${kind}`,
  );
  lines.push(
    `- **Compiler:** ${language} ${contract.compiler}${contract.apiVersion === undefined ? '' : ` · **API version:** ${contract.apiVersion}`}`,
  );
  const bases = [
    ...contract.inherits.map(({ name, file }) => contractLink(context, name, file)),
    ...contract.implements.map((name) => `${code(name)} (implements)`),
  ];
  if (bases.length > 0) lines.push(`- **Inherits:** ${bases.join(', ')}`);
  const previous = previousRelease(reference, release);
  lines.push(
    `- **ABI:** <a href="pathname://${abiAddress(release, contract.name)}" download="${contract.name}-${release}.json">${contract.name}.json</a> · ` +
      `[changes${previous === undefined ? '' : ` since ${previous}`}](#changes) · ${selectorsLink(reference, release, page)}`,
    '',
    ...(page === reference.settings.overviewPage
      ? renderOverview(descriptions.overview, reference.presence, release)
      : []),
    ...howItWorks(descriptions.overviewOf(contract.name, release)),
    '<MemberTools />',
    '',
  );
  const implemented = findContract(data, contract.implementedBy ?? '');
  if (implemented) {
    lines.push(
      `${contractLink(context, implemented.name, implemented.file)} implements these functions, and the callers named here are the ones that it allows.`,
      '',
    );
  }
  lines.push(...variablesSection(context));
  for (const { title, id, functions } of groupFunctions(context)) {
    lines.push(`## ${title} {#${id}}`, '');
    for (const fn of functions) lines.push(...functionEntry(context, fn));
  }
  lines.push(
    ...modifiersSection(context),
    ...eventsSection(context),
    ...structsSection(context),
    ...constantsSection(context),
    ...errorsSection(context),
    ...embeddedSection(context),
    ...inheritedSection(context),
    ...companionsSection(context),
    ...changesSection(context),
  );
  return `${lines.join('\n').trimEnd()}\n`;
}

/** The page where a release lacks the contract: beside the release's menu, it leads to each release that has one. */
function renderAbsentPage(reference: Reference, release: string, page: string): string {
  const entry = reference.presence.pages[page];
  if (!entry) throw new Error(`No page ${page}`);
  const strip = [...reference.releases]
    .reverse()
    .map((item) =>
      isPresent(reference.presence, page, item)
        ? `1. [${item}](${pageRoute(reference, item, page)})`
        : `1. ${item}: none`,
    );
  return [
    ...frontMatter(
      reference,
      page,
      `${reference.settings.project} ${release} has no ${entry.contract} contract. See which releases have one.`,
      entry.contract,
      `displayed_sidebar: ${reference.settings.docs.sidebar}`,
    ),
    '<head>',
    '  <meta name="robots" content="noindex"/>',
    '</head>',
    '',
    `${reference.settings.project} ${release} has no ${code(entry.contract)} contract. Choose a release that has one:`,
    '',
    ...strip,
    '',
  ].join('\n');
}

/** Whether this release's page is a page of the contract, or says that there is none. */
export function renderContractPage(
  reference: Reference,
  descriptions: Descriptions,
  release: string,
  page: string,
): string {
  return isPresent(reference.presence, page, release)
    ? renderPage(pageContext(reference, descriptions, release, page))
    : renderAbsentPage(reference, release, page);
}
