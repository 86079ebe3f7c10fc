import { Refusal } from './refusal';

/**
 * Reads the port that an option or a variable names.
 *
 * @throws Refusal if it's not a port
 */
export function readPort(value: string | undefined): number | undefined {
  if (!value) return undefined;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Refusal(
      `"${value}" is not a port. Write a number from 0 to 65535, such as --port 8080.`,
    );
  }
  return port;
}
