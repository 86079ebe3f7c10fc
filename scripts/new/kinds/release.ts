import { latestRelease } from '../../../src/data/releases';
import { answer, type Kind } from '../kind';

export const release: Kind = {
  name: 'release',
  says: 'a release of the vault contracts',
  questions: () => [
    {
      name: 'release',
      says: `Number of the release; the newest is ${latestRelease}`,
      check: (text) => (/^\d+\.\d+\.\d+$/.test(text) ? undefined : 'write it as 0.4.4'),
    },
    { name: 'facts', says: 'Folder of its contract facts (see reference/README.md)' },
  ],
  plan: async (_, answers) => {
    const [number, facts] = [answer(answers, 'release'), answer(answers, 'facts')];
    return {
      changes: [],
      next: [
        `Cut it: npm run release:vaults -- ${number} --facts ${facts}. It works in a copy, and shows what changes before it writes.`,
      ],
    };
  },
};
