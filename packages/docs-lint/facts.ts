/** Where the documents of a site are, and under which addresses. */
export interface Layout {
  /** Docs instances: id and first step of the route, and the folder of the documents. */
  readonly sections: readonly { readonly id: string; readonly folder: string }[];
  /** The section that has versions, and its releases: newest first, the first one without a version in its routes. */
  readonly versions: { readonly section: string; readonly releases: readonly string[] };
}

/** What differs from site to site: everything that the rules know about the site whose documents they read. */
export interface Facts extends Layout {
  /** Address of the site, without a slash at its end. */
  readonly url: string;
  /** Branch that the site is published from. */
  readonly branch: string;
  /** Ids of the tags that documents may have. */
  readonly tags: readonly string[];
  /** Path of the file that lists the tags, from the root of the repository. */
  readonly tagsFile: string;
  /** Path of the file that lists the pages that have moved: it exports `movedPages`, in the form of `redirects`. */
  readonly movedFile: string;
  /** Routes that only lead on to another one. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Routes of files that the build writes, such as feeds, and that documents may link. */
  readonly files: readonly string[];
  /** Components that every document has without an import. */
  readonly components: readonly string[];
  readonly project: string;
  /** Sites and names of accounts that readers trust with a wallet. What looks like one of them is a finding. */
  readonly trustedHosts: readonly string[];
  /** Lists of words, one a line, by their paths from the root of the repository. */
  readonly words: {
    /** Words that the American dictionary lacks. A lower-case word may start a sentence and have a plural "s"; a capital binds. */
    readonly dictionary: string;
    /** Proper names for headings: several words, or a common word that is a name here. */
    readonly names: string;
    /** Titles in title case that the product has had from the start. */
    readonly keptTitles: string;
  };
  /** Texts that are no documents and that the rule for wording looks at too. */
  readonly texts: {
    readonly folders: readonly string[];
    /** Matches the paths of texts that this site's authors didn't write, such as the output of a program. */
    readonly skipped: RegExp;
    /** Folders of data whose labels, descriptions, and notes pages show. */
    readonly data: readonly string[];
  };
  /** Names of tokens, which are units too. */
  readonly symbols: readonly string[];
  /** Words of the names that the site's data holds, in their spelling. */
  readonly names: readonly string[];
  /** Whether a word is a name in code that generated pages show without code marks. */
  readonly isMember: (word: string) => boolean;
}

/** Maps words to other words, from a text of pairs: "wrong right, wrong right". */
export const pairsOf = (text: string): Map<string, string> =>
  new Map(text.split(',').map((pair) => pair.trim().split(' ') as [string, string]));

/**
 * A function of one argument, such as the facts about a site, that remembers its results. An object that nothing else
 * holds is forgotten, because a command that goes on for hours would otherwise keep every document that it has read.
 */
export function once<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const byValue = new Map<unknown, Result>();
  const byObject = new WeakMap<object, Result>();
  return (key) => {
    const isObject = typeof key === 'object' && key !== null;
    const result = (isObject ? byObject.get(key) : byValue.get(key)) ?? make(key);
    if (isObject) byObject.set(key, result);
    else byValue.set(key, result);
    return result;
  };
}
