/** What the site and its commands use of the reference. */
export { findDrift, generate, writeGenerated } from './build';
export { codeReferenceOf } from './code-reference';
export { loadReference } from './described';
export type { Comparison } from './diff';
export type { ContractHistory, MemberState } from './history';
export { importRelease, type ReleaseFacts } from './import';
export { toJson } from './json';
export type { LookupData, LookupEntry } from './machine';
export { type CodeChanges, type ReferenceSite, type ReleaseData, type ReleaseInfo } from './model';
export { releaseCount } from './pages';
export { ReferenceError } from './reference-error';
