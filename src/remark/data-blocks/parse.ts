import { Parser, type Expression } from 'acorn';
import jsx from 'acorn-jsx';

/** A literal in a tag's attribute. */
export type Literal =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number; readonly raw: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'object'; readonly entries: ReadonlyMap<string, Literal> };

/** A self-closing tag. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, Literal>;
  /** Offset after the tag. */
  readonly end: number;
}

/** What a tag becomes in the tree of a script. */
interface Element {
  readonly openingElement: {
    readonly attributes: readonly {
      /** Absent where something is spread. */
      readonly name?: { readonly name: string };
      readonly value?: (Expression & { readonly expression?: Expression }) | null;
    }[];
  };
}

const Jsx = Parser.extend(jsx());

/** A tag up to its end, which may also be a sign in a text. */
const tagPattern = /<([A-Za-z]\w*)(?:"[^"]*"|'[^']*'|[^"'>])*>/y;

/** Values by their names, each of which appears once. */
function unique(pairs: readonly (readonly [string, Literal])[]): Map<string, Literal> {
  const names = pairs.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`"${twice}" appears twice`);
  return new Map(pairs);
}

/** Reads a literal. Expressions are refused: what a page states must be on the page. */
function literalOf(node: Expression, code: string): Literal {
  const raw = code.slice(node.start, node.end);
  if (node.type === 'ObjectExpression') {
    const pairs = node.properties.map((property): [string, Literal] => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier')
        throw new Error(`expected a name and a value at "${raw}"`);
      return [property.key.name, literalOf(property.value, code)];
    });
    return { kind: 'object', entries: unique(pairs) };
  }
  const isNegative = node.type === 'UnaryExpression' && node.operator === '-';
  const plain = isNegative ? node.argument : node;
  const value = plain.type === 'Literal' ? plain.value : undefined;
  if (typeof value === 'number') return { kind: 'number', value: isNegative ? -value : value, raw };
  if (typeof value === 'string') return { kind: 'string', value };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  throw new Error(`expected a plain value at "${raw}"`);
}

/**
 * Reads a self-closing tag.
 *
 * @param text text that holds the tag
 * @param start offset of its `<`
 * @throws if the tag is not self-closing or an attribute is not a literal
 */
export function parseTag(text: string, start: number): Tag {
  tagPattern.lastIndex = start;
  const [code = '', name = ''] = tagPattern.exec(text) ?? [];
  if (!code.endsWith('/>')) throw new Error(`expected an attribute or "/>" in <${name}>`);
  const tree = Jsx.parseExpressionAt(code, 0, { ecmaVersion: 'latest' }) as unknown as Element;
  const pairs = tree.openingElement.attributes.map((attribute): [string, Literal] => {
    const { value } = attribute;
    return [
      attribute.name?.name ?? '…',
      value ? literalOf(value.expression ?? value, code) : { kind: 'boolean', value: true },
    ];
  });
  return { name, attributes: unique(pairs), end: start + code.length };
}
