/** What the package is told about the contracts and the site that it makes pages for: `reference/site.yaml`. */

/** File with the settings, from the root of the site. */
export const settingsFile = 'reference/site.yaml';

/** Settings of one page of a contract. */
export interface PageSettings {
  readonly tags: readonly string[];
  /** Title, where it isn't the contract's name. */
  readonly title?: string;
}

/** Words about callers whose address is read in some place. */
export interface CallerSettings {
  readonly text: string;
  /** Words for a function without arguments. Without them, `text` is used. */
  readonly withoutArguments?: string;
}

/** The content of the settings file. In texts, `{count}` is the number of releases in words. */
export interface Settings {
  /** Name of the contracts' repository. */
  readonly project: string;
  /** The documents that the pages belong to. */
  readonly docs: {
    /** Folder of the newest release. */
    readonly folder: string;
    /** Folder that holds the folder `version-<release>` of each older release. */
    readonly olderReleases: string;
    readonly route: string;
    /** Sidebar beside a page whose contract the release lacks. */
    readonly sidebar: string;
  };
  /** By path below `smart-contracts/`. Each page of the data has to be here. */
  readonly pages: Readonly<Record<string, PageSettings>>;
  /** Page that opens with the overview. */
  readonly overviewPage: string;
  /** Contract whose page lists the contracts without a page, and the title of the list. */
  readonly companions: { readonly contract: string; readonly title: string };
  /** Interfaces, each with the contract that has the functions it declares. */
  readonly implementedBy: Readonly<Record<string, string>>;
  /** Structs declared outside contracts, each with the contract whose page and description file has them. */
  readonly structOwners: Readonly<Record<string, string>>;
  /** Types in signatures that are declared outside the contracts of a release. */
  readonly foreignTypes: readonly string[];
  /** Words for roles in headings, where the role's name alone isn't enough. */
  readonly roles: Readonly<Record<string, string>>;
  /** Remarks on callers, by `via` of the data. */
  readonly callers: Readonly<Record<string, CallerSettings>>;
  /** License and compiler versions of the interface files, as Solidity writes them. */
  readonly interfaces: { readonly license: string; readonly solidity: string };
  /** In `description`, `{release}` and `{neighbors}` are the releases that the page compares. */
  readonly comparePage: {
    readonly description: string;
    readonly tags: readonly string[];
    /** What the comparison leaves out. */
    readonly scope: string;
  };
  readonly selectorsPage: {
    readonly description: string;
    readonly tags: readonly string[];
    /** Examples of a contract and of a call without arguments. */
    readonly contract: string;
    readonly call: string;
  };
  readonly errorsPage: {
    readonly file: string;
    readonly route: string;
    readonly description: string;
    readonly tags: readonly string[];
    /** Markdown before the list of messages. */
    readonly intro: string;
    /** Which libraries the messages of libraries come from. */
    readonly libraries: string;
    /** Contracts whose reverts without a message are listed. */
    readonly contracts: readonly string[];
    /** Markdown list of links at the end. */
    readonly next: string;
  };
}
