/**
 * Documents that only older releases have, by their id in the release, and the route of the document that has taken their
 * place. A reader who changes the release lands there, and not at the beginning of the section.
 */
export const successors: Readonly<Record<string, string>> = {
  'process-and-procedures/deployment': '/developers/v2/DEPLOYMENT',
  'process-and-procedures/emergency': '/developers/v2/EMERGENCY',
  'process-and-procedures/naming-convention': '/developers/v2/naming-convention',
  'process-and-procedures/operations': '/developers/v2/OPERATIONS',
};
