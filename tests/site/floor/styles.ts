import data, { type Identifier } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import parseValue from 'postcss-value-parser';
import { lacking } from './browsers';

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = data.css;
const media: Identifier | undefined = atRules['media'];

/** What browsers of the floor lack: its name, such as `selector :has`, and where it is written. */
export interface Lack {
  readonly name: string;
  readonly where: string;
  readonly browsers: readonly string[];
}

/** Units that came after those every browser has, by the entry that the data has for them. */
const newUnits: readonly (readonly [RegExp, string])[] = [
  [/^dv(?:h|w|i|b|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^sv(?:h|w|i|b|min|max)$/, 'viewport_percentage_units_small'],
  [/^lv(?:h|w|i|b|min|max)$/, 'viewport_percentage_units_large'],
  [/^cq(?:h|w|i|b|min|max)$/, 'container_query_length_units'],
  [/^(?:cap|ic|lh|rcap|rch|rex|ric|rlh|vb|vi)$/, ''],
];

/** Every type and function of values, by its name. */
const functions = new Map<string, Identifier>();
function collect(group: Identifier): void {
  for (const [name, entry] of Object.entries(group)) {
    if (name === '__compat') continue;
    functions.set(name, entry as Identifier);
    collect(entry as Identifier);
  }
}
collect(types as Identifier);

/** Values that the data doesn't list separately for their property, with the first versions that have them. */
const values: Readonly<Record<string, readonly string[]>> = {
  // https://chromestatus.com/feature/6740477866934272: with "auto" from Chrome 98 on.
  'contain-intrinsic-size auto': ['chrome 92', 'edge 92'],
};

/** What a declaration's value needs, as names with the browsers that lack it. */
function ofValue({ prop, value }: Declaration): (readonly [string, readonly string[]])[] {
  const found: (readonly [string, readonly string[]])[] = [];
  const property: Identifier | undefined = properties[prop];
  parseValue(value).walk((node) => {
    if (node.type === 'function') {
      const entry = property?.[`${node.value}_function`] ?? functions.get(node.value);
      found.push([`function ${node.value}()`, lacking(entry?.__compat)]);
      return node.value !== 'url';
    }
    if (node.type !== 'word') return undefined;
    const unit = parseValue.unit(node.value);
    if (unit) {
      const [, entry] = newUnits.find(([pattern]) => pattern.test(unit.unit)) ?? [];
      const length = functions.get('length');
      if (entry !== undefined) {
        found.push([`unit ${unit.unit}`, lacking(length?.[entry || unit.unit]?.__compat)]);
      }
      return undefined;
    }
    const name = `${prop} ${node.value}`;
    found.push([`value ${name}`, values[name] ?? lacking(property?.[node.value]?.__compat)]);
    return undefined;
  });
  return found.filter(([, browsers]) => browsers.length > 0);
}

/** Conditions of `@supports` around a node. A browser that lacks what they ask for never reads the node. */
function asked(node: ChildNode): string {
  let text = '';
  for (let at: Container | undefined = node.parent as Container; at; at = at.parent as Container) {
    if (at.type === 'atrule' && (at as AtRule).name === 'supports')
      text += ` ${(at as AtRule).params}`;
  }
  return text;
}

const siblings = (declaration: Declaration): Declaration[] =>
  (declaration.parent?.nodes ?? []).filter((node): node is Declaration => node.type === 'decl');

function ofDeclaration(declaration: Declaration): Lack[] {
  const { prop } = declaration;
  if (/^--|^-\w+-/.test(prop)) return [];
  const where = `${prop}: ${declaration.value}`;
  const all = siblings(declaration);
  const prefixes = all.flatMap(({ prop: other }) =>
    other.startsWith('-') && other.endsWith(`-${prop}`) ? [other.slice(0, -prop.length)] : [],
  );
  const property = lacking(properties[prop]?.__compat, prefixes);
  const found: Lack[] = [];
  const condition = asked(declaration);
  if (property.length > 0 && !condition.includes(prop)) {
    found.push({ name: `property ${prop}`, where, browsers: property });
  }
  const before = all.slice(0, all.indexOf(declaration)).filter((each) => each.prop === prop);
  // Browsers drop what they do not know, and keep the declaration before it.
  if (before.some((each) => ofValue(each).length === 0)) return found;
  for (const [name, lackingValue] of ofValue(declaration)) {
    const browsers = lackingValue.filter((each) => !property.includes(each));
    const [, word = ''] = / ([\w-]+)(?:\(\))?$/.exec(name) ?? [];
    if (browsers.length > 0 && !condition.includes(word)) found.push({ name, where, browsers });
  }
  return found;
}

function ofSelector(selector: string, condition: string): Lack[] {
  const found: Lack[] = [];
  const add = (name: string, key: string, part = ''): void => {
    const entry: Identifier | undefined = selectors[key];
    const browsers = lacking((part ? entry?.[part] : entry)?.__compat);
    if (browsers.length > 0 && !condition.includes(key)) {
      found.push({ name: `selector ${name}`, where: selector, browsers });
    }
  };
  parseSelector((root) => {
    root.walkPseudos((pseudo) => {
      const key = pseudo.value.replace(/^::?/, '');
      // Names with a vendor's prefix are for one browser on purpose.
      if (key.startsWith('-')) return;
      add(pseudo.value, key);
      if (key === 'not' && pseudo.nodes.length > 1) add(':not() with a list', key, 'selector_list');
    });
    root.walkNesting(() => add('&', 'nesting'));
  }).processSync(selector);
  return found;
}

function ofAtRule({ name, params }: AtRule): Lack[] {
  const found: Lack[] = [];
  const where = `@${name} ${params}`;
  const add = (title: string, entry: Identifier | undefined): void => {
    const browsers = lacking(entry?.__compat);
    if (browsers.length > 0) found.push({ name: title, where, browsers });
  };
  add(`@${name}`, atRules[name]);
  if (name !== 'media') return found;
  if (/[<>=]/.test(params)) add('@media with a range', media?.['range_syntax']);
  for (const [, feature = ''] of params.matchAll(/\(\s*([\w-]+)/g)) {
    add(`@media (${feature})`, media?.[feature]);
  }
  return found;
}

/**
 * What a stylesheet uses that browsers of the floor lack, and for which it has no fallback: an earlier declaration of the
 * same property, the name with a vendor's prefix beside it, or `@supports` around it that asks for it.
 */
export function lacksOfStyles(css: string): Lack[] {
  const found: Lack[] = [];
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') found.push(...ofDeclaration(node));
    else if (node.type === 'atrule') found.push(...ofAtRule(node));
    else if (node.type === 'rule') {
      const isFrame =
        node.parent?.type === 'atrule' && /keyframes$/.test((node.parent as AtRule).name);
      if (!isFrame) found.push(...ofSelector(node.selector, asked(node)));
    }
  });
  return found;
}
