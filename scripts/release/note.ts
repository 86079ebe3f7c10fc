import { type Comparison, countOf } from '../../src/components/reference/ReleasePicker/comparison';

/** Draft of a release note: the facts of the comparison, with a place for the words that only a person can write. */
export function releaseNote(comparison: Comparison): string {
  const { from: previous, to: release } = comparison;
  const items = comparison.contracts.flatMap(({ name, status, page, changes }) => {
    if (status !== 'changed') {
      return [`- ${status === 'added' ? 'New contract' : 'Contract removed'}: \`${name}\`.`];
    }
    return changes.map(({ kind, change, key, anchor, breaking }) => {
      const member = `\`${key}\``;
      const link =
        page && anchor && change !== 'removed'
          ? `[${member}](/vaults/smart-contracts/${page}#${anchor})`
          : member;
      const what = ['function', 'contract', 'inherited'].includes(kind) ? '' : `${kind} `;
      return `- ${name}: ${change} ${what}${link}${breaking ? ', **breaking**' : ''}.`;
    });
  });
  const breaking = countOf(comparison, 'breaking');
  return `---
title: Vaults ${release}
description: What changes in release ${release} of the vault contracts for users, strategists, and integrators.
slug: vaults-${release.replaceAll('.', '-')}
authors: [yearn]
tags: [releases, vaults]
---

Release ${release} follows ${previous}. It has ${breaking === 0 ? 'no breaking change' : `${breaking} breaking ${breaking === 1 ? 'change' : 'changes'}`}. TODO: say here in two sentences what it's for.

<!--truncate-->

## For users {#users}

TODO: say what changes for depositors, or leave the section out.

## For strategists and integrators {#integrators}

${items.length > 0 ? items.join('\n') : 'No declaration differs.'}

[Compare ${release} with ${previous}](/vaults/compare), or any two releases.
`;
}
