import { readableDate } from '../../data/dates';

/** One section of a release note, cut down to its first statement. */
export interface Change {
  /** Heading of the section, such as "For users". */
  readonly heading: string;
  readonly anchor: string;
  /** First sentence of the section's first point; code is between backticks. */
  readonly text: string;
}

/** What the home page shows of the releases. */
export interface ReleaseFacts {
  /** Days of the releases' tags as readers expect them, newest release first. */
  readonly dates: readonly (readonly [release: string, date: string])[];
  /** Route of the newest release's note, if it has one. */
  readonly note: string | undefined;
  /** What changed in the newest release, one statement for each section of its note. */
  readonly changes: readonly Change[];
}

interface Sources {
  /** Releases, newest first. */
  readonly releases: readonly string[];
  /** Text of `reference/data/releases.json`. */
  readonly facts: string;
  /** Text of the newest release's note, if there is one yet. */
  readonly note: string | undefined;
}

/** Text of a markdown statement: links become their text, code keeps its backticks. */
const plain = (markdown: string): string => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** First sentence; a point inside a number or a name ends none. */
const sentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

/**
 * Cuts the facts of all releases down to those of the home page.
 *
 * @throws Error that names the release or the field that is missing
 */
export function releaseFacts({ releases, facts, note }: Sources): ReleaseFacts {
  const known = JSON.parse(facts) as readonly { version: string; commitDate: string }[];
  const dates = releases.map((release) => {
    const found = known.find(({ version }) => version === release);
    if (!found) throw new Error(`reference/data/releases.json has no release ${release}`);
    return [release, readableDate(found.commitDate.slice(0, 10))] as const;
  });
  if (note === undefined) return { dates, note, changes: [] };
  const slug = /^slug: (.+)$/m.exec(note)?.[1];
  if (!slug) throw new Error(`The note of release ${releases[0]} has no slug`);
  const changes = [...note.matchAll(/^## (.+?) \{#([\w-]+)\}\n\n- (.+)$/gm)].map(
    ([, heading = '', anchor = '', text = '']) => ({
      heading,
      anchor,
      text: sentence(plain(text)),
    }),
  );
  return { dates, note: `/blog/${slug}`, changes };
}
