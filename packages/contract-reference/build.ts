/** Everything the reference generates, as file paths and texts. */
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../hosting';
import { renderAsked } from './asked';
import { renderComparePage } from './compare';
import type { DescribedReference } from './described';
import { errorsPage } from './errors';
import { interfaceFiles, interfacesFolder } from './interfaces';
import { machineFiles } from './machine';
import type { Reference } from './model';
import { releaseFolder } from './pages';
import { renderContractPage } from './render';

/** Folders that hold generated files only; anything else in them is stale. */
function ownedFolders(reference: Reference): string[] {
  return [
    'static/abi',
    interfacesFolder,
    ...reference.releases.map((release) => `${releaseFolder(reference, release)}/smart-contracts`),
  ];
}

/** Generated pages of one release, by path. */
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

export interface Drift {
  file: string;
  why: 'missing' | 'differs' | 'not generated';
}

/** Committed files that are not what the generator makes. */
export function findDrift(reference: Reference, files: Record<string, string>): Drift[] {
  const { root } = reference;
  const drift: Drift[] = [];
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    if (!fs.existsSync(target)) drift.push({ file, why: 'missing' });
    else if (fs.readFileSync(target, 'utf8') !== text) drift.push({ file, why: 'differs' });
  }
  for (const folder of ownedFolders(reference)) {
    if (!fs.existsSync(path.join(root, folder))) continue;
    for (const file of filesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`))
      if (files[file] === undefined) drift.push({ file, why: 'not generated' });
  }
  return drift;
}

/** Writes what differs and removes what is stale; returns the files touched. */
export function writeGenerated(reference: Reference, files: Record<string, string>): Drift[] {
  const drift = findDrift(reference, files);
  for (const { file, why } of drift) {
    const target = path.join(reference.root, file);
    if (why === 'not generated') fs.rmSync(target);
    else {
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, files[file] as string);
    }
  }
  return drift;
}
