import { existsSync } from 'node:fs';
import path from 'node:path';

/** Options of git in repositories that tests make: an author, no signature, and no hook of the machine. */
export const anonymous = [
  ...['-c', 'user.name=A', '-c', 'user.email=a@example.org'],
  ...['-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null'],
] as const;

/** Options of a test that asks git about the files of a folder. An unpacked archive has no repository. */
export const inRepository = (root: string): { readonly skip: string | false } => ({
  skip: !existsSync(path.join(root, '.git')) && 'there is no repository',
});
