import path from 'node:path';
import {
  createCodeLinks,
  type CodeReference,
  type SignatureOptions,
} from '../../packages/code-links';
import {
  codeReferenceOf,
  loadReference,
  codeReferenceFiles,
} from '../../packages/contract-reference';
import { addDependency, changesOf } from '../../packages/fast-build/dependencies';
import { releases } from '../data/releases';
import { buildEnvironment } from './environment';
import { referenceSite } from './reference';

const root = path.resolve(__dirname, '../..');

/** What samples call the contracts. A name alone is never enough: everything that the code does with it has to fit. */
const aliases = {
  Vault: ['vault', 'yvault', 'yearnvault'],
  BaseStrategy: ['strategy', 'basestrategy'],
  Registry: ['registry', 'yearnregistry'],
};

/** Release that a document is about: of an older vault release its own, of any other document the newest. */
export function releaseOf(document: string): string {
  const [, release] = /vaults_versioned_docs[\\/]version-([^\\/]+)/.exec(document) ?? [];
  return release ?? (releases[0] as string);
}

const loaded = new Map<string, CodeReference>();
let reference: ReturnType<typeof loadReference> | undefined;
let state: string | undefined;

/** When the files of the reference were changed. A build ends before they are; the server for writers goes on. */
const currentState = (): string =>
  process.env.NODE_ENV === 'production' ? '' : changesOf(codeReferenceFiles(root));

/** The reference of a release, for code that leads to its entries: read when a document asks for it. */
export function codeReference(release: string): CodeReference {
  const now = currentState();
  if (reference === undefined || now !== state) {
    reference = loadReference(root, referenceSite);
    loaded.clear();
    state = now;
  }
  const { baseUrl } = buildEnvironment(process.env);
  const found = loaded.get(release) ?? codeReferenceOf(reference, release, { baseUrl, aliases });
  loaded.set(release, found);
  return found;
}

const noted = (release: string): CodeReference => {
  codeReferenceFiles(root).forEach(addDependency);
  return codeReference(release);
};

/** The contract that a page of the reference is about. */
export const signatureLinks: SignatureOptions = {
  pageOf: (document) => {
    const [, page] = /[\\/]smart-contracts[\\/](.+)\.md$/.exec(document) ?? [];
    if (page === undefined) return undefined;
    const reference = noted(releaseOf(document));
    const end = `/smart-contracts/${page.replace(/\\/g, '/')}`;
    const contract = reference.contracts.find(({ href }) => href?.endsWith(end));
    return contract && { reference, contract };
  },
};

/** Marks names in code that the contract reference has entries of. */
export const codeLinks = createCodeLinks({
  samples: path.join(root, 'samples'),
  referenceOf: (document) => noted(releaseOf(document)),
});
