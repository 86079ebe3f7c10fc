/** Attributes of a field for names and code, which browsers then leave as a reader types them. */
export const asTyped = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: 'false',
} as const;
