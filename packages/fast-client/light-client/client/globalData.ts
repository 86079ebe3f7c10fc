interface GlobalDoc {
  readonly id: string;
  readonly path: string;
}

export interface GlobalVersion {
  readonly path: string;
  readonly docs: readonly GlobalDoc[];
  readonly [field: string]: unknown;
}

/**
 * Documents of a version: numbers in the list of all ids, as ranges `from-to` and single numbers, each in base 36; and
 * the paths that don't follow from the id.
 */
export interface SlimVersion {
  readonly path: string;
  readonly has: string;
  readonly other?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** Documents of a version from the slim form. */
export function expandVersion(
  { has, other, ...version }: SlimVersion,
  ids: readonly string[],
): GlobalVersion {
  const docs: GlobalDoc[] = [];
  for (const range of has.split(' ').filter(Boolean)) {
    const [first = 0, last = first] = range.split('-').map((digits) => parseInt(digits, 36));
    for (let index = first; index <= last; index += 1) {
      const id = ids[index] ?? '';
      docs.push({ id, path: other?.[id] ?? `${version.path}/${id}` });
    }
  }
  return { ...version, docs };
}
