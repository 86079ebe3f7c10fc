/** Declarations in the contract's own language. */
import type { ConstantDef, Contract, EventDef, Fn, Param } from './model';

const solidityParam = ({ type, location, name }: Param): string =>
  [type, location, name].filter(Boolean).join(' ');

function soliditySignature(fn: Fn): string {
  const params = fn.params.map(solidityParam).join(', ');
  const head = fn.kind === 'function' ? `function ${fn.name}` : fn.kind;
  const words = [
    `${head}(${params})`,
    fn.visibility,
    fn.mutability === 'nonpayable' ? '' : fn.mutability,
    fn.virtual === true ? 'virtual' : '',
    fn.override === true ? `override${fn.overridden ? `(${fn.overridden.join(', ')})` : ''}` : '',
    ...fn.modifiers,
    fn.returns.length > 0 ? `returns (${fn.returns.map(solidityParam).join(', ')})` : '',
  ];
  return words.filter(Boolean).join(' ');
}

const vyperParam = ({ name, type, default: value }: Param): string =>
  `${name}: ${type}${value === undefined ? '' : ` = ${value}`}`;

/**
 * The declaration as lines: Vyper's decorators have their own.
 * In interfaces every function is virtual, which is left out there as it is in sources.
 */
export function signatureLines(contract: Contract, fn: Fn): string[] {
  if (contract.language === 'solidity') {
    return [soliditySignature(contract.kind === 'interface' ? { ...fn, virtual: undefined } : fn)];
  }
  const decorators = [
    ...(fn.mutability === 'nonpayable' ? [] : [`@${fn.mutability}`]),
    `@${fn.visibility}`,
    ...fn.modifiers.map((modifier) => `@${modifier}`),
  ];
  const types = fn.returns.map(({ type }) => type);
  const returns =
    types.length === 0 ? '' : ` -> ${types.length === 1 ? types[0] : `(${types.join(', ')})`}`;
  const name = fn.kind === 'constructor' ? '__init__' : fn.name;
  return [decorators.join(' '), `def ${name}(${fn.params.map(vyperParam).join(', ')})${returns}`];
}

/** An event's declaration on one line. */
export function eventSignature(contract: Contract, event: EventDef): string {
  if (contract.language === 'vyper') {
    return `event ${event.name}: ${event.params.map(({ name, type, indexed }) => `${name}: ${indexed ? `indexed(${type})` : type}`).join(', ')}`;
  }
  return `event ${event.name}(${event.params.map(({ name, type, indexed }) => [type, indexed ? 'indexed' : '', name].filter(Boolean).join(' ')).join(', ')})`;
}

/** A constant's value: long numbers as their expression. */
export function constantValue({ type, value, expression }: ConstantDef): string {
  if (/^String|^string/.test(type)) return JSON.stringify(value);
  return value.length > 24 && /^\d+$/.test(value) && /^\d+$|\*\*/.test(expression)
    ? expression
    : value;
}
