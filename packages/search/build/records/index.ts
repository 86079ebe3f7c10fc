/**
 * Search records: one for each section of the built site, for whichever engine answers.
 *
 * Same build, same records, in the same order.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Kind, Release, SearchSection, SearchSite } from '../../types';
import { type DocumentRole, expansion, kindOf, roleOf } from './classify';
import { readPage, type Section } from './sections';

export interface SearchRecord {
  /** Stable from build to build: address of the section, and what tells apart several records of one section. */
  readonly objectID: string;
  /** Route and anchor, without the base URL. */
  readonly url: string;
  /** The same for the same section of all releases. */
  readonly group: string;
  readonly section: SearchSection;
  /** What readers call that part of the site. */
  readonly sectionLabel: string;
  /** Its release, undefined where there are no versions. */
  readonly version: Release | undefined;
  /** Releases that have this section, newest first; empty where there are no versions. */
  readonly versions: readonly Release[];
  readonly kind: Kind;
  readonly role: DocumentRole | undefined;
  readonly title: string;
  /** What the title is short for, undefined if it isn't a short form. */
  readonly alias: string | undefined;
  /** Questions and names under which readers look for the section. They are never shown. */
  readonly asked: readonly string[];
  /** Headings above, the document's title first. */
  readonly path: readonly string[];
  /** What the section says: a line for each sentence, item or row of a table. */
  readonly text: string;
  /** Selectors, topics and addresses that the section holds, in lower case, without `0x`. */
  readonly codes: readonly string[];
  /** Place in the document, from 0. */
  readonly position: number;
  /** How many other documents link to the section: what many refer to is more likely meant. */
  readonly links: number;
  /** How many other documents link to any section of its document. */
  readonly documentLinks: number;
}

/** Largest record that the hosted service takes is 10 kB; the rest of a record needs less than 2 kB. */
export const maxTextBytes = 7000;

const hexPattern = /\b(?:0x)?([0-9a-f]{64}|[0-9a-f]{40})\b|\b0x([0-9a-f]{8})\b/gi;

/** Selectors, topics and addresses in a text, in lower case and without `0x`. */
export function codesIn(text: string): string[] {
  return [
    ...new Set(
      [...text.matchAll(hexPattern)].map((match) => (match[1] ?? match[2] ?? '').toLowerCase()),
    ),
  ];
}

/** Splits a text at lines into parts of at most `max` bytes of UTF-8. */
export function splitText(text: string, max = maxTextBytes): string[] {
  const parts: string[] = [];
  let part = '';
  const bytes = (value: string): number => Buffer.byteLength(value);
  for (const line of text.split(/(?<=\n)/)) {
    // A single line longer than the limit is cut at words, and a word longer than that anywhere.
    for (const word of bytes(line) > max ? line.split(/(?<= )/) : [line]) {
      for (const piece of word.match(new RegExp(`.{1,${Math.floor(max / 4)}}`, 'gsu')) ?? []) {
        if (bytes(part + piece) > max) {
          parts.push(part.trimEnd());
          part = '';
        }
        part += piece;
      }
    }
  }
  return part || parts.length === 0 ? [...parts, part.trimEnd()] : parts;
}

/** Sections that only lead on, by the id that the house gives them: what they name is found where it stands. */
const isDirectory = ({ anchor, isRow }: Section): boolean => anchor === 'next' && !isRow;

interface Route {
  readonly route: string;
  readonly section: SearchSection;
  readonly sectionLabel: string;
  readonly version: Release | undefined;
  /** Route without the release. */
  readonly unversioned: string;
}

/** Place of a page in the site, undefined for pages that are no documents. */
function placeOf(file: string, { parts, versions }: SearchSite): Route | undefined {
  const route = `/${file.replace(/(?:^|\/)index\.html$/, '')}`;
  const [, first = '', second = ''] = route.split('/');
  if (/\/tags(?:\/|$)/.test(route)) return undefined;
  const part = parts.find(({ id }) => id === first);
  if (!part) return undefined;
  // Lists of posts.
  if (first === 'blog' && (second === '' || second === 'archive')) return undefined;
  const { id: section, label: sectionLabel } = part;
  if (section !== versions.section) {
    return { route, section, sectionLabel, version: undefined, unversioned: route };
  }
  const named = versions.releases.find((release) => release === second);
  return {
    route,
    section,
    sectionLabel,
    version: named ?? versions.releases[0],
    unversioned: named ? route.replace(`/${named}`, '') : route,
  };
}

/** Pages of a built site. Of a document whose route ends in `/index`, the copy that hosts send without it is left out. */
function pageFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  const all = new Set(files);
  return files
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .filter((file) => !all.has(file.replace(/\.html$/, '/index.html')))
    .sort();
}

function recordsOf(
  place: Route,
  sections: readonly Section[],
  base: Omit<Base, 'kind'>,
  kind: (section: Section) => Kind,
  asked: AskedBySection,
): Draft[] {
  return sections.flatMap((section, position) => {
    if (isDirectory(section)) return [];
    const anchor = section.anchor ? `#${section.anchor}` : '';
    const mark = section.address ? `:${section.address.toLowerCase()}` : '';
    return splitText(section.text).map((part, index) => ({
      ...base,
      objectID: `${place.route}${anchor}${mark}${index > 0 ? `~${index + 1}` : ''}`,
      url: `${place.route}${anchor}`,
      group: `${place.unversioned}${anchor}${mark}${index > 0 ? `~${index + 1}` : ''}`,
      kind: kind(section),
      title: section.title,
      alias: expansion(section.title, section.text),
      // A row of a table shares the address of its section, and the rest of a long text is found by its words.
      asked: section.address || index > 0 ? [] : (asked.get(`${place.unversioned}${anchor}`) ?? []),
      path: section.path,
      text: part,
      codes: codesIn(`${part} ${section.address ?? ''}`),
      position,
    }));
  });
}

/** Questions by the route, without the release, and the anchor of the section that answers them. */
export type AskedBySection = ReadonlyMap<string, readonly string[]>;

type Base = Pick<SearchRecord, 'section' | 'sectionLabel' | 'version' | 'role' | 'kind'>;
type Draft = Omit<SearchRecord, 'versions' | 'links' | 'documentLinks'>;

/** Document of a group. */
const documentOf = (group: string): string => group.split('#')[0] ?? group;

/** Group of the section that a link leads to, undefined for links out of the documents. */
function targetGroup(
  href: string,
  route: string,
  baseUrl: string,
  site: SearchSite,
): string | undefined {
  const [target = '', anchor] = href.split('#');
  if (target !== '' && !target.startsWith(baseUrl)) return undefined;
  const path = target === '' ? route : `/${target.slice(baseUrl.length).replace(/\/$/, '')}`;
  const place = placeOf(`${path.slice(1)}/index.html`, site);
  return place && `${place.unversioned}${anchor ? `#${anchor}` : ''}`;
}

/**
 * Reads the records of a built site.
 *
 * @param folder the built site
 * @param site its parts and releases
 * @param options.baseUrl path under which it is served; starts and ends with a slash
 * @param options.asked questions under which readers look for its sections
 * @returns records in the order of their pages' routes and of the sections in them
 */
export function readRecords(
  folder: string,
  site: SearchSite,
  { baseUrl = '/', asked = new Map() }: { baseUrl?: string; asked?: AskedBySection } = {},
): SearchRecord[] {
  const drafts: Draft[] = [];
  const linkedFrom = new Map<string, Set<string>>();
  for (const file of pageFiles(folder)) {
    const place = placeOf(file, site);
    if (!place) continue;
    const page = readPage(readFileSync(path.join(folder, file), 'utf8'));
    if (!page) continue;
    const { section, sectionLabel, version } = place;
    const role = roleOf(place.route, page);
    drafts.push(
      ...recordsOf(
        place,
        page.sections,
        { section, sectionLabel, version, role },
        (each) => kindOf(section, page, each),
        asked,
      ),
    );
    for (const href of page.links) {
      const target = targetGroup(href, place.route, baseUrl, site);
      if (target === undefined || documentOf(target) === place.unversioned) continue;
      // The same document of several releases is one that links.
      for (const linked of new Set([target, `${documentOf(target)}#`])) {
        linkedFrom.set(linked, (linkedFrom.get(linked) ?? new Set()).add(place.unversioned));
      }
    }
  }

  // One section can list an address twice: the second record says nothing new.
  const unique = [...new Map(drafts.map((draft) => [draft.objectID, draft])).values()];
  const versionsOf = new Map<string, Set<Release>>();
  for (const { group, version } of unique) {
    if (version) versionsOf.set(group, (versionsOf.get(group) ?? new Set()).add(version));
  }
  return unique.map((draft) => ({
    ...draft,
    versions: site.versions.releases.filter((release) => versionsOf.get(draft.group)?.has(release)),
    links: linkedFrom.get(draft.group)?.size ?? 0,
    documentLinks: linkedFrom.get(`${documentOf(draft.group)}#`)?.size ?? 0,
  }));
}
