/** What the matrix says about a host, and how the host is started. */
import type { Running } from '../setup/launch';

/** A host of static files. */
export interface Host {
  /** As it is called in the matrix. */
  readonly name: string;
  /** The page with the rules by which the host answers, if they are rewritten here. Programs need none. */
  readonly rules?: string;
  /** Whether it sends our headers. Others need the policy in the pages. */
  readonly sendsHeaders?: boolean;
  /** Whether it has a text of its own for unknown addresses, instead of the site's page. */
  readonly hasOwnNotFound?: boolean;
  /** Path at which the site is; `/` by default. */
  readonly baseUrl?: string;
  /** Whether the folder that it publishes begins at its root, so that a base path is a folder in it. */
  readonly isNested?: boolean;
  /** Starts it on a port of 127.0.0.1 over a built site. */
  start(folder: string, port: number): Promise<Running>;
}
