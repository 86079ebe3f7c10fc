import { isDate } from '../dates';
import { commits } from './commits';

/** Where a claim comes from. */
export interface Source {
  /** As readers see it: repository and file, or the address without its protocol. */
  readonly label: string;
  readonly url: string;
  /**
   * Day (`YYYY-MM-DD`) or month (`YYYY-MM`) as of which the source holds: the day of the commit, or the date that is
   * given.
   */
  readonly date: string;
  /** Commit or tag of a file in a repository. */
  readonly commit?: string;
}

const inRepository =
  /^(?<repository>[\w.-]+\/[\w.-]+)@(?<commit>[\w.-]+)\/(?<file>[^#]+)(?<lines>#L\d+(?:-L\d+)?)?$/;
const onPage = /^(?<url>https:\/\/(?<label>[^\s]+)) as of (?<date>\d{4}-\d{2}(?:-\d{2})?)$/;

/**
 * Reads a source as documents write it in their front matter: `owner/repository@commit/path/to/file`, with `#L4` or
 * `#L4-L17` where lines help, or `https://… as of 2022-07` for what is in no repository.
 *
 * @throws with what to write instead, if it is neither, or if the commit is not in `commits.ts`
 */
export function parseSource(text: string): Source {
  const page = onPage.exec(text)?.groups;
  if (page !== undefined) {
    const { url = '', label = '', date = '' } = page;
    if (!isDate(date)) throw new Error(`there has been no ${date}; correct the date of "${url}"`);
    return { label, url, date };
  }
  const { repository, commit = '', file = '', lines = '' } = inRepository.exec(text)?.groups ?? {};
  if (repository === undefined) {
    throw new Error(
      `"${text}" is not a source; write "owner/repository@commit/file" or "https://… as of YYYY-MM-DD"`,
    );
  }
  const date = commits[repository]?.[commit];
  if (date === undefined) {
    throw new Error(
      `${repository}@${commit} has no date; add the day of the commit to src/data/sources/commits.ts, or name a commit in place of a branch`,
    );
  }
  const url = `https://github.com/${repository}/blob/${commit}/${encodeURI(file)}${lines}`;
  return { label: `${repository}/${file}`, url, date, commit };
}

/**
 * Sources of a document by the id of the heading that they belong to; `page` stands for the whole document.
 *
 * @param value the entry `sources` of the front matter
 * @throws if it is not a map of ids to one source or a list of several
 */
export function readSources(value: unknown): ReadonlyMap<string, readonly string[]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('"sources" is not a map; write the id of a heading, or "page", before each');
  }
  return new Map(
    Object.entries(value as Record<string, unknown>).map(([id, given]) => {
      const list: unknown[] = Array.isArray(given) ? given : [given];
      if (list.length === 0 || !list.every((source) => typeof source === 'string')) {
        throw new Error(`the sources of "${id}" are neither a string nor a list of strings`);
      }
      return [id, list as string[]];
    }),
  );
}
