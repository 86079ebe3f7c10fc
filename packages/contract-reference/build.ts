/** Everything the reference generates, as file paths and texts. */
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files';
import { renderAsked } from './asked';
import { renderComparePage } from './compare';
import type { DescribedReference } from './described';
import { errorsPage } from './errors';
import { interfaceFiles, interfacesFolder } from './interfaces';
import { machineFiles } from './machine';
import type { Reference } from './model';
import { releaseFolder } from './pages';
import { ReferenceError } from './reference-error';
import { renderContractPage } from './render';

/** Folders that hold generated files only; anything else in them is stale. */
function ownedFolders(reference: Reference): string[] {
  return [
    'static/abi',
    interfacesFolder,
    ...reference.releases.map((release) => `${releaseFolder(reference, release)}/smart-contracts`),
  ];
}

function pageFiles(reference: DescribedReference, release: string): Record<string, string> {
  const folder = releaseFolder(reference, release);
  const files: Record<string, string> = {
    [`${folder}/compare.md`]: renderComparePage(reference, release),
  };
  for (const [page, { contract }] of Object.entries(reference.presence)) {
    const file = `${folder}/smart-contracts/${page}`;
    files[`${file}.md`] = renderContractPage(reference, release, page);
    const asked = release === reference.latest ? renderAsked(reference, contract) : undefined;
    if (asked !== undefined) files[`${file}.asked.yaml`] = asked;
  }
  return files;
}

/** Every generated file, by path from the repository root. */
export function generate(reference: DescribedReference): Record<string, string> {
  return Object.assign(
    machineFiles(reference),
    interfaceFiles(reference),
    errorsPage(reference),
    ...reference.releases.map((release) => pageFiles(reference, release)),
  ) as Record<string, string>;
}

/**
 * Committed files that differ from what the generator makes, each with its right text, or undefined if it doesn't make
 * the file.
 */
export function findDrift(
  reference: Reference,
  files: Record<string, string>,
): Map<string, string | undefined> {
  const read = (file: string): string | undefined => {
    const target = path.join(reference.root, file);
    return fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : undefined;
  };
  const committed = ownedFolders(reference).flatMap((folder) => {
    const target = path.join(reference.root, folder);
    return fs.existsSync(target) ? filesBelow(target).map((name) => `${folder}/${name}`) : [];
  });
  const all = [...new Set([...Object.keys(files), ...committed])];
  return new Map(
    all.filter((file) => files[file] !== read(file)).map((file) => [file, files[file]]),
  );
}

/** Of the stale files, the documents that a person wrote: they lack the edit link of generated ones. */
const handwritten = (root: string, drift: ReadonlyMap<string, string | undefined>): string[] =>
  [...drift.keys()].filter(
    (file) =>
      drift.get(file) === undefined &&
      /\.mdx?$/.test(file) &&
      !/^custom_edit_url: /m.test(fs.readFileSync(path.join(root, file), 'utf8')),
  );

/**
 * Writes what differs and removes what is stale; returns how many files it touched.
 *
 * @throws ReferenceError if a person wrote a document where only generated ones belong
 */
export function writeGenerated(reference: Reference, files: Record<string, string>): number {
  const drift = findDrift(reference, files);
  const problems = handwritten(reference.root, drift).map((file) => ({
    file,
    message: 'this folder holds generated pages only',
    fix: 'move the document out of smart-contracts, or remove it',
  }));
  if (problems.length > 0) throw new ReferenceError(problems);
  for (const [file, text] of drift) {
    const target = path.join(reference.root, file);
    if (text === undefined) fs.rmSync(target);
    else {
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, text);
    }
  }
  return drift.size;
}
