/** What the package is told about the contracts and the site that it makes pages for: `reference/site.yaml`. */
import { z } from 'zod';
import { identifier, text } from './schema';

/** File with the settings, from the root of the site. */
export const settingsFile = 'reference/site.yaml';

const strings = z.array(z.string());

/** In texts, `{count}` is the number of releases in words. */
export const settingsSchema = z.strictObject({
  /** Name of the contracts' repository. */
  project: z.string(),
  /** The documents that the pages belong to. */
  docs: z.strictObject({
    /** Folder of the newest release. */
    folder: z.string(),
    /** Folder that holds the folder `version-<release>` of each older release. */
    olderReleases: z.string(),
    route: z.string(),
    /** Sidebar beside a page whose contract the release lacks. */
    sidebar: z.string(),
  }),
  /**
   * By path below `smart-contracts/`, with the contract and the title where these aren't the last part of the path.
   * `instead` says on the page of a release without the contract what replaces it.
   */
  pages: z.record(
    z.strictObject({
      contract: z.optional(identifier),
      instead: z.optional(z.string()),
      tags: strings,
      title: z.optional(z.string()),
    }),
  ),
  /** Page that opens with the overview. */
  overviewPage: z.string(),
  /** Contract whose page lists the contracts without a page, and the title of the list. */
  companions: z.strictObject({ contract: identifier, title: z.string() }),
  /** Interfaces, each with the contract that has the functions it declares. */
  implementedBy: z.record(identifier),
  /** Structs declared outside contracts, each with the contract whose page and description file has them. */
  structOwners: z.record(identifier),
  /** Types in signatures that are declared outside the contracts of a release. */
  foreignTypes: z.array(identifier),
  /** Words for roles in headings, where the role's name alone isn't enough. */
  roles: z.record(text),
  /** Remarks on callers whose address is read in some place, by `via` of the data. */
  callers: z.record(
    z.strictObject({
      text,
      /** Words for a function without arguments. Without them, `text` is used. */
      withoutArguments: z.optional(text),
    }),
  ),
  /** License and compiler versions of the interface files, as Solidity writes them. */
  interfaces: z.strictObject({ license: z.string(), solidity: z.string() }),
  comparePage: z.strictObject({
    /** In it, `{release}` and `{neighbors}` are the releases that the page compares. */
    description: text,
    tags: strings,
    /** What the comparison leaves out. */
    scope: text,
    /** Markdown list of links at the end. */
    next: text,
  }),
  errorsPage: z.strictObject({
    file: z.string(),
    route: z.string(),
    description: text,
    tags: strings,
    /** Markdown before the list of messages. */
    intro: text,
    /** Which libraries the messages of libraries come from. */
    libraries: text,
    /** Contracts whose reverts without a message are listed. */
    contracts: z.array(identifier),
    /** Markdown list of links at the end. */
    next: text,
  }),
});
export type Settings = z.infer<typeof settingsSchema>;
