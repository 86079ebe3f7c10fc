/**
 * Audits the addresses in the built pages: `node --require tsx/cjs tests/site/address-audit/cli.ts [build folder]`. Prints each
 * problem with its page and ends with status 1 if there is one.
 */
import path from 'node:path';
import { addresses } from '../../../src/data/addresses';
import { auditAddresses } from './index';

const build = path.resolve(process.argv[2] ?? path.join(__dirname, '../../../build'));
const { problems, pages, found } = auditAddresses(build);

for (const { page, address, message } of problems) console.error(`${page}: ${address} ${message}`);

const unused = addresses.filter(({ id }) => !found.has(id)).map(({ id }) => id);
console.log(`${found.size} of ${addresses.length} addresses occur in ${pages} pages`);
if (unused.length > 0) console.log(`in no page: ${unused.join(', ')}`);
if (problems.length > 0) {
  console.error(`${problems.length} problems`);
  process.exitCode = 1;
}
