import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
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
    {
      name: 'facts',
      says: 'Folder of its contract facts (see reference/README.md)',
      check: (folder) =>
        existsSync(folder) && statSync(folder).isDirectory()
          ? undefined
          : `${folder} is not a folder`,
    },
  ],
  plan: async (root, answers) => ({
    changes: [],
    run: [
      path.join(root, 'scripts/release/cli.ts'),
      answer(answers, 'release'),
      '--facts',
      answer(answers, 'facts'),
    ],
    next: [],
  }),
};
