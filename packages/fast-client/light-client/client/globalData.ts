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
 * Documents of a version: for each of all ids `1` if the version has that document, and the paths that don't follow from
 * the id.
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
  const docs = ids
    .filter((_id, index) => has[index] === '1')
    .map((id) => ({ id, path: other?.[id] ?? `${version.path}/${id}` }));
  return { ...version, docs };
}
