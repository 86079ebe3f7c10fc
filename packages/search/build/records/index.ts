/**
 * Search records: one for each section of the built site, for whichever engine answers.
 *
 * Same build, same records, in the same order.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFiles } from '../../../hosting';
import type { Release, SearchRecord, SearchSite } from '../../types';
import { kindOf, roleOf } from './classify';
import { type Page, readPage } from './sections';

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

/** Splits a text at lines into parts that fit into a record, and a line that is longer at words. */
export function splitText(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const line of text.split(/(?<=\n)/)) {
    const isLong = Buffer.byteLength(line) > maxTextBytes;
    for (const piece of isLong ? line.split(/(?<= )/) : [line]) {
      if (part && Buffer.byteLength(part + piece) > maxTextBytes) {
        parts.push(part.trimEnd());
        part = '';
      }
      part += piece;
    }
  }
  return [...parts, part.trimEnd()];
}

interface Route extends Pick<SearchRecord, 'section' | 'sectionLabel' | 'version'> {
  readonly route: string;
  /** Route without the release. */
  readonly unversioned: string;
}

/** Place of a page in the site, undefined for pages outside the parts that are searched. */
function placeOf(route: string, { parts, versions }: SearchSite): Route | undefined {
  const [, first = '', second = ''] = route.split('/');
  const part = parts.find(({ id }) => id === first);
  if (!part) return undefined;
  const isVersioned = first === versions.section;
  const named = isVersioned ? versions.releases.find((release) => release === second) : undefined;
  return {
    route,
    section: first,
    sectionLabel: part.label,
    version: isVersioned ? (named ?? versions.releases[0]) : undefined,
    unversioned: named ? route.replace(`/${named}`, '') : route,
  };
}

/** Questions by the route, without the release, and the anchor of the section that answers them. */
export type AskedBySection = ReadonlyMap<string, readonly string[]>;

type Draft = Omit<SearchRecord, 'versions' | 'links' | 'documentLinks'>;

function recordsOf(
  { route, unversioned, section: part, sectionLabel, version }: Route,
  page: Page,
  asked: AskedBySection,
): Draft[] {
  const role = roleOf(route, page);
  return page.sections.flatMap((section, position) => {
    const { title, path, address, isRow } = section;
    // "Next steps" only link to other pages, which are found by themselves. All documents give this section the same
    // id.
    if (section.anchor === 'next' && !isRow) return [];
    const anchor = section.anchor && `#${section.anchor}`;
    return splitText(section.text).map((text, index) => {
      const rest = index > 0 ? `~${index + 1}` : '';
      const mark = address ? `:${address.toLowerCase()}${rest}` : rest;
      return {
        objectID: `${route}${anchor}${mark}`,
        url: `${route}${anchor}`,
        group: `${unversioned}${anchor}${mark}`,
        section: part,
        sectionLabel,
        version,
        kind: kindOf(part, page, section),
        role,
        title,
        // Questions belong to the first record of a section. Rows of tables have the same address, and the later parts
        // of a long text are found by their words.
        asked: mark ? [] : (asked.get(`${unversioned}${anchor}`) ?? []),
        path,
        text,
        codes: codesIn(`${text} ${address ?? ''}`),
        position,
      };
    });
  });
}

/** Document of a group. */
const documentOf = (group: string): string => group.split('#')[0] ?? group;

/** Group of the section that a link leads to, undefined for links out of the documents and within one. */
function targetGroup(href: string, baseUrl: string, site: SearchSite): string | undefined {
  const [target = '', anchor] = href.split('#');
  if (!target.startsWith(baseUrl)) return undefined;
  const place = placeOf(`/${target.slice(baseUrl.length).replace(/\/$/, '')}`, site);
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
  for (const [route, file] of pageFiles(folder)) {
    const place = placeOf(`/${route}`, site);
    if (!place) continue;
    const page = readPage(readFileSync(path.join(folder, file), 'utf8'));
    if (!page) continue;
    drafts.push(...recordsOf(place, page, asked));
    for (const href of page.links) {
      const target = targetGroup(href, baseUrl, site);
      if (target === undefined || documentOf(target) === place.unversioned) continue;
      // Copies of a document in several releases count as one document that links.
      for (const linked of new Set([target, `${documentOf(target)}#`])) {
        linkedFrom.set(linked, (linkedFrom.get(linked) ?? new Set()).add(place.unversioned));
      }
    }
  }

  // A section can list an address twice, and the second record would say nothing new.
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
