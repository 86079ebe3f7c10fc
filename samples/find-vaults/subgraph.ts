/** Sends a query of this folder to the subgraph: `subgraph.ts positions`. */
import { readFileSync } from 'node:fs';
import { setting } from './setup';

// #region subgraph
const [name = 'positions'] = process.argv.slice(2);
const response = await fetch(setting('SUBGRAPH_URL'), {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    query: readFileSync(`${name}.graphql`, 'utf8'),
    // The subgraph keeps addresses in lower case.
    variables: { account: setting('ACCOUNT').toLowerCase(), vault: setting('VAULT').toLowerCase() },
  }),
});
if (!response.ok) throw new Error(`The subgraph answered ${response.status}`);
// A failed query has status 200, so look at "errors".
const { data, errors } = (await response.json()) as {
  data?: unknown;
  errors?: { message: string }[];
};
if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join('\n'));
console.log(JSON.stringify(data, null, 2));
// #endregion
