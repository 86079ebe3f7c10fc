/**
 * Makes the `validateOptions` of a plugin, with which Docusaurus refuses options that the plugin doesn't have. A misspelled
 * one would change nothing, and no one would notice.
 */
export const onlyOptions =
  (...known: readonly string[]) =>
  ({ options }: { readonly options: object }): object => {
    const unknown = Object.keys(options).find((name) => !['id', ...known].includes(name));
    if (unknown === undefined) return { id: 'default', ...options };
    throw new Error(`unknown option "${unknown}" of a plugin → use one of ${known.join(', ')}`);
  };
