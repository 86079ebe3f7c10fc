/** What the package is told about the contracts and the site that it makes pages for: `reference/site.yaml`. */
import { identifier, list, map, object, type Of, optional, string, text } from './schema';

/** File with the settings, from the root of the site. */
export const settingsFile = 'reference/site.yaml';

const strings = list(string);

/** In texts, `{count}` is the number of releases in words. */
export const settingsSchema = object({
  /** Name of the contracts' repository. */
  project: string,
  /** The documents that the pages belong to. */
  docs: object({
    /** Folder of the newest release. */
    folder: string,
    /** Folder that holds the folder `version-<release>` of each older release. */
    olderReleases: string,
    route: string,
    /** Sidebar beside a page whose contract the release lacks. */
    sidebar: string,
  }),
  /** By path below `smart-contracts/`, with the contract and the title where these aren't the last part of the path. */
  pages: map(object({ contract: optional(identifier), tags: strings, title: optional(string) })),
  /** Page that opens with the overview. */
  overviewPage: string,
  /** Contract whose page lists the contracts without a page, and the title of the list. */
  companions: object({ contract: identifier, title: string }),
  /** Interfaces, each with the contract that has the functions it declares. */
  implementedBy: map(identifier),
  /** Structs declared outside contracts, each with the contract whose page and description file has them. */
  structOwners: map(identifier),
  /** Types in signatures that are declared outside the contracts of a release. */
  foreignTypes: list(identifier),
  /** Words for roles in headings, where the role's name alone isn't enough. */
  roles: map(text),
  /** Remarks on callers whose address is read in some place, by `via` of the data. */
  callers: map(
    object({
      text,
      /** Words for a function without arguments. Without them, `text` is used. */
      withoutArguments: optional(text),
    }),
  ),
  /** License and compiler versions of the interface files, as Solidity writes them. */
  interfaces: object({ license: string, solidity: string }),
  comparePage: object({
    /** In it, `{release}` and `{neighbors}` are the releases that the page compares. */
    description: text,
    tags: strings,
    /** What the comparison leaves out. */
    scope: text,
  }),
  selectorsPage: object({
    description: text,
    tags: strings,
    /** Examples of a contract and of a call without arguments. */
    contract: identifier,
    call: string,
  }),
  errorsPage: object({
    file: string,
    route: string,
    description: text,
    tags: strings,
    /** Markdown before the list of messages. */
    intro: text,
    /** Which libraries the messages of libraries come from. */
    libraries: text,
    /** Contracts whose reverts without a message are listed. */
    contracts: list(identifier),
    /** Markdown list of links at the end. */
    next: text,
  }),
});
export type Settings = Of<typeof settingsSchema>;
