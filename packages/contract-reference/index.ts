/** What the site and its commands use of the reference. */
export { findDrift, generate, writeGenerated } from './build';
export { codeReferenceFiles, codeReferenceOf } from './code-reference';
export { loadReference } from './described';
export type { Comparison } from './diff';
export type { ContractHistory, MemberState } from './history';
export { toJson } from './json';
export {
  type CodeChanges,
  codeChanges,
  type ReferenceSite,
  type ReleaseData,
  releaseData,
  type ReleaseInfo,
  releaseInfos,
} from './model';
export { releaseCount } from './pages';
export { readData } from './read';
export { describe, ReferenceError } from './reference-error';
export type { Schema } from './schema';
