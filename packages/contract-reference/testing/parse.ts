/**
 * Reads a contract page back from its markdown. Shares nothing with the renderer, so that the two
 * can disagree.
 */

export interface ParsedParam {
  name: string;
  type: string;
  location?: string;
  default?: string;
  indexed?: boolean;
}

/** What a function's declaration says. */
interface Declaration {
  name: string;
  params: ParsedParam[];
  returns: ParsedParam[];
  mutability: string;
  visibility: string;
  modifiers: string[];
  virtual: boolean;
  override: boolean;
  overridden: string[];
}

export interface ParsedFunction extends Declaration {
  anchor: string;
  /** Rows of the table: `name`, `type`, whether returned, unit and meaning. */
  rows: { name: string; type: string; returned: boolean; unit: string; meaning: string }[];
  text: string;
  /** Undefined when the page does not say. */
  callers?: string[];
  messages: string[];
  emits: string[];
  selectors: { selector: string; signature?: string }[];
  since?: string;
  changed: string[];
  source: string;
  hook: string;
}

export interface ParsedPage {
  declared: string;
  kind: string;
  compiler: string;
  functions: ParsedFunction[];
  getters: {
    anchor: string;
    signature: string;
    type: string;
    selector: string;
    meaning: string;
    unit: string;
    source: string;
  }[];
  events: {
    anchor: string;
    name: string;
    params: ParsedParam[];
    rows: ParsedFunction['rows'];
    indexedRows: boolean[];
    topic: string;
    source: string;
    text: string;
  }[];
  structs: {
    anchor: string;
    name: string;
    rows: ParsedFunction['rows'];
    source: string;
  }[];
  constants: {
    anchor: string;
    name: string;
    type: string;
    value: string;
    source: string;
  }[];
  modifiers: {
    anchor: string;
    name: string;
    roles: string[];
    messages: string[];
    source: string;
  }[];
  inheritedFunctions: { signature: string; selector: string }[];
  inheritedEvents: { signature: string; topic?: string }[];
  embedded: { name: string; signatures: string[] }[];
  headings: string[];
}

const codes = (text: string): string[] =>
  [...text.matchAll(/`([^`]*)`/g)].map(([, piece = '']) => piece);
const uncode = (text: string): string => text.replace(/^`|`$/g, '');
const link = (text: string): string => /\]\(([^)]*)\)/.exec(text)?.[1] ?? '';

/** Splits at commas outside brackets. */
function split(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const char of text) {
    if ('([{'.includes(char)) depth += 1;
    if (')]}'.includes(char)) depth -= 1;
    if (char === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += char;
  }
  if (part.trim() !== '') parts.push(part.trim());
  return parts;
}

/** The text inside the brackets that open at `start`, and what follows. */
function bracketed(text: string, start: number): { inside: string; rest: string } {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0)
      return { inside: text.slice(start + 1, index), rest: text.slice(index + 1).trim() };
  }
  throw new Error(`Unbalanced brackets: ${text}`);
}

function solidityParam(text: string): ParsedParam {
  const words = text.split(' ');
  const type = words.shift() ?? '';
  const location = ['memory', 'calldata', 'storage'].includes(words[0] ?? '')
    ? words.shift()
    : undefined;
  const indexed = words[0] === 'indexed';
  if (indexed) words.shift();
  return {
    type,
    name: words.join(' '),
    ...(location && { location }),
    ...(indexed && { indexed }),
  };
}

function vyperParam(text: string): ParsedParam {
  const colon = text.indexOf(':');
  const [type, value] = text.slice(colon + 1).split(' = ');
  return {
    name: text.slice(0, colon).trim(),
    type: (type ?? '').trim(),
    ...(value !== undefined && { default: value.trim() }),
  };
}

const visibilities = ['external', 'public', 'internal', 'private'];
const mutabilities = ['pure', 'view', 'payable'];

/** What the words around the parameters of a function say. */
const attributesOf = (words: string[]): Omit<Declaration, 'name' | 'params' | 'returns'> => ({
  mutability: words.find((word) => mutabilities.includes(word)) ?? 'nonpayable',
  visibility: words.find((word) => visibilities.includes(word)) ?? '',
  virtual: words.includes('virtual'),
  override: words.includes('override'),
  overridden: [],
  modifiers: words.filter(
    (word) => ![...visibilities, ...mutabilities, 'virtual', 'override'].includes(word),
  ),
});

function parseSolidity(text: string): Declaration {
  const open = text.indexOf('(');
  const { inside, rest } = bracketed(text, open);
  const at = rest.search(/\breturns \(/);
  const attributes = at < 0 ? rest : rest.slice(0, at);
  const overriding = /\boverride\(([^)]*)\)/;
  const words = attributes.replace(overriding, 'override').split(' ').filter(Boolean);
  return {
    ...attributesOf(words),
    name: text.slice(0, open).replace(/^function /, ''),
    params: split(inside).map(solidityParam),
    returns: at < 0 ? [] : split(bracketed(rest, rest.indexOf('(', at)).inside).map(solidityParam),
    overridden: overriding.exec(attributes)?.[1]?.split(', ') ?? [],
  };
}

function parseVyper(decorators: string, text: string): Declaration {
  const open = text.indexOf('(');
  const { inside, rest } = bracketed(text, open);
  const result = rest.replace(/^->\s*/, '');
  const types =
    result === '' ? [] : result.startsWith('(') ? split(bracketed(result, 0).inside) : [result];
  return {
    ...attributesOf(decorators.split(/\s+(?=@)/).map((item) => item.slice(1))),
    name: text.slice(0, open).replace(/^def /, ''),
    params: split(inside).map(vyperParam),
    returns: types.map((type) => ({ name: '', type })),
  };
}

const cells = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

function tableRows(lines: string[]): string[][] {
  return lines
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(cells);
}

/** What follows the type, and the mark of an indexed parameter. */
const unitIn = (cell: string): string => /^`[^`]*`(?: indexed)?, (.*)$/.exec(cell)?.[1] ?? '';

/** Address of the source at the end of a cell. */
const sourceIn = (cell: string): string => /\[source\]\(([^)]+)\)$/.exec(cell)?.[1] ?? '';

function valueRows(lines: string[]): ParsedFunction['rows'] {
  return tableRows(lines).map(([name = '', type = '', meaning = '']) => ({
    name: codes(name)[0] ?? '',
    type: codes(type)[0] ?? '',
    returned: name.startsWith('returns'),
    unit: unitIn(type),
    meaning,
  }));
}

interface Section {
  level: number;
  title: string;
  anchor: string;
  lines: string[];
}

function sections(text: string): { intro: string[]; sections: Section[] } {
  const match = /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error('No front matter');
  const result: Section[] = [];
  const intro: string[] = [];
  for (const line of (match[1] as string).split('\n')) {
    const found = /^(#{2,3}) (.*) \{#([\w-]+)\}$/.exec(line);
    if (found)
      result.push({
        level: (found[1] as string).length,
        title: (found[2] as string).replace(/\\/g, ''),
        anchor: found[3] as string,
        lines: [],
      });
    else (result[result.length - 1]?.lines ?? intro).push(line);
  }
  return { intro, sections: result };
}

/** An item of the list under a member, with the lines of the list inside it. */
function item(lines: string[], label: string): string {
  const mark = `- **${label}:**`;
  const at = lines.findIndex((line) => line.startsWith(mark));
  if (at < 0) return '';
  const after = lines.slice(at + 1);
  const end = after.findIndex((line) => !line.startsWith('  - '));
  const inside = end < 0 ? after : after.slice(0, end);
  return [(lines[at] ?? '').slice(mark.length).trim(), ...inside.map((line) => line.slice(4))].join(
    ' ',
  );
}

function parseMeta(lines: string[]): {
  meta: string;
  source: string;
  since?: string;
  changed: string[];
} {
  const meta = lines.filter((line) => line.startsWith('- ')).pop() ?? '';
  const since = /since (\d+\.\d+\.\d+)/i.exec(meta)?.[1];
  const changed =
    /changed in ([^·]+)/
      .exec(meta)?.[1]
      ?.split(',')
      .map((entry) => entry.trim().split(' ')[0] as string) ?? [];
  return {
    meta,
    source: /\[source\]\(([^)]+)\)/.exec(meta)?.[1] ?? '',
    ...(since && { since }),
    changed,
  };
}

function parseFunction({ anchor, lines }: Section): ParsedFunction {
  const body = lines.filter((line) => line !== '');
  const signature = body
    .filter(
      (line, index) =>
        line.startsWith('`') && line.endsWith('`') && index < 2 && codes(line).length === 1,
    )
    .map(uncode);
  const vyper = signature[0]?.startsWith('@') === true;
  const declaration = vyper
    ? parseVyper(signature[0] ?? '', signature[1] ?? '')
    : parseSolidity(signature[0] ?? '');
  const callers = item(body, 'Callers');
  const reverts = item(body, 'Reverts');
  const emits = item(body, 'Emits');
  const { meta, source, since, changed } = parseMeta(body);
  const selectors = [...meta.matchAll(/`(0x[^`]*)`(?: `([^`]*)`)?/g)].map((match) => ({
    selector: match[1] as string,
    ...(match[2] !== undefined && { signature: match[2] }),
  }));
  return {
    anchor,
    ...declaration,
    rows: valueRows(body),
    text: body
      .slice(vyper ? 2 : 1)
      .filter((line) => !/^(?:\||- |  - )/.test(line))
      .join('\n'),
    ...(callers !== '' && { callers: callers.replace(/\s*\(.*\)$/, '').split(', ') }),
    messages: [...reverts.matchAll(/ ?[Mm]essages?: ((?:`[^`]*`(?:, )?)+)\./g)].flatMap(
      ([, list]) => codes(list ?? ''),
    ),
    emits: [...emits.matchAll(/\[([^\]]+)\]\(|`([^`]+)`/g)].map(
      (match) => (match[1] ?? match[2]) as string,
    ),
    selectors,
    ...(since !== undefined && { since }),
    changed,
    source,
    hook: body.find((line) => line.startsWith('- **Hook:**')) ?? '',
  };
}

const anchorIn = (cell: string): string => /<span id="([^"]+)"\/>/.exec(cell)?.[1] ?? '';
const listItems = ({ lines }: Section): string[] => lines.filter((line) => line.startsWith('- '));

function parseInherited(page: ParsedPage, section: Section): void {
  for (const line of listItems(section)) {
    const list = line.slice(line.indexOf(': ') + 2);
    const entries = list.matchAll(/`([^`]+\))`(?:\]\([^)]*\))?(?: `(0x[0-9a-f]+)`)?/g);
    for (const [, signature = '', hash] of entries) {
      if (!line.startsWith('- Functions')) {
        page.inheritedEvents.push({ signature, ...(hash !== undefined && { topic: hash }) });
      } else if (hash !== undefined) {
        page.inheritedFunctions.push({ signature, selector: hash });
      }
    }
  }
}

/** Reads what sections with one table or list hold, by the anchor of their heading. */
const sectionParsers: Record<string, (page: ParsedPage, section: Section) => void> = {
  'public-variables': (page, { lines }) => {
    for (const [name = '', type = '', meaning = ''] of tableRows(lines)) {
      page.getters.push({
        anchor: anchorIn(name),
        signature: codes(name)[0] ?? '',
        type: codes(type)[0] ?? '',
        unit: unitIn(type),
        meaning: meaning.split(' `0x')[0] ?? '',
        selector:
          codes(meaning)
            .filter((text) => /^0x[0-9a-f]{8}$/.test(text))
            .pop() ?? '',
        source: sourceIn(meaning),
      });
    }
  },
  constants: (page, { lines }) => {
    for (const [name = '', type = '', value = '', meaning = ''] of tableRows(lines)) {
      page.constants.push({
        anchor: anchorIn(name),
        name: codes(name)[0] ?? '',
        type: codes(type)[0] ?? '',
        value: uncode(value),
        source: sourceIn(meaning),
      });
    }
  },
  modifiers: (page, { lines }) => {
    for (const [name = '', roles = '', meaning = ''] of tableRows(lines)) {
      page.modifiers.push({
        anchor: anchorIn(name),
        name: codes(name)[0] ?? '',
        roles: roles.replace(/ \(`[^`]*`\)/g, '').split(', '),
        messages: codes(/ Message: ((?:`[^`]*`(?:, )?)+)\./.exec(meaning)?.[1] ?? ''),
        source: sourceIn(meaning),
      });
    }
  },
  inherited: parseInherited,
  interfaces: (page, section) => {
    for (const line of listItems(section)) {
      const [name = '', ...signatures] = codes(line.split('. ')[0] ?? line);
      page.embedded.push({ name, signatures });
    }
  },
};

function vyperEventParam(text: string): ParsedParam {
  const param = vyperParam(text);
  const [, type] = /^indexed\((.*)\)$/.exec(param.type) ?? [];
  return type === undefined ? param : { ...param, type, indexed: true };
}

function parseEvent({ anchor }: Section, body: string[]): ParsedPage['events'][number] {
  const declaration = uncode(body[0] ?? '').replace(/^event /, '');
  const params = /^\w+:/.test(declaration)
    ? split(declaration.slice(declaration.indexOf(':') + 1)).map(vyperEventParam)
    : split(bracketed(declaration, declaration.indexOf('(')).inside).map(solidityParam);
  const { meta, source } = parseMeta(body);
  return {
    anchor,
    name: /^\w+/.exec(declaration)?.[0] ?? '',
    params,
    rows: valueRows(body),
    indexedRows: tableRows(body).map(([, type = '']) => / indexed(,|$)/.test(type)),
    topic: codes(meta)[0] ?? '',
    source,
    text: body[1] ?? '',
  };
}

/** Reads one member of a group: an event, a struct or a function. */
function parseMember(page: ParsedPage, section: Section, group: string): void {
  const body = section.lines.filter((line) => line !== '');
  if (group === 'events') page.events.push(parseEvent(section, body));
  else if (group === 'structs') {
    page.structs.push({
      anchor: section.anchor,
      name: section.title,
      rows: valueRows(body),
      source: parseMeta(body).source,
    });
  } else if (body.length > 0) page.functions.push(parseFunction(section));
}

/** Reads a page of a contract that the release has. */
export function parsePage(text: string): ParsedPage {
  const parsed = sections(text);
  const declared = item(parsed.intro, 'Declared in');
  const page: ParsedPage = {
    declared: link(declared),
    kind: declared.split(', ').pop() ?? '',
    compiler: item(parsed.intro, 'Compiler').split(' · ')[0] ?? '',
    functions: [],
    getters: [],
    events: [],
    structs: [],
    constants: [],
    modifiers: [],
    inheritedFunctions: [],
    inheritedEvents: [],
    embedded: [],
    headings: parsed.sections.map(({ anchor }) => anchor),
  };
  let group = '';
  for (const section of parsed.sections) {
    if (section.level === 2) {
      group = section.anchor;
      sectionParsers[group]?.(page, section);
    } else parseMember(page, section, group);
  }
  return page;
}
