import React from 'react';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';

const parts = {
  issue: { label: 'Issue', sub: 'paste the text,\ndone' },
  browser: { label: 'Browser', sub: 'Edit this page,\npropose changes', tone: 'accent' },
  machine: { label: 'Your machine', sub: 'npm run dev,\nthen npm test' },
  maintainer: { label: 'Maintainer', sub: 'places the text' },
  place: { from: 'issue', to: 'maintainer' },
  fork: { label: 'Your fork', sub: 'one branch for each task' },
  edit: { from: 'browser', to: 'fork' },
  push: { from: 'machine', to: 'fork', label: 'git push' },
  pull: { label: 'Pull request', sub: 'automatic checks,\nreview', tone: 'accent' },
  help: { from: 'maintainer', to: 'pull' },
  propose: { from: 'fork', to: 'pull' },
  comment: { from: 'pull', to: 'fork', tone: 'warn', dashed: true, label: 'comments' },
  site: { label: 'Site', sub: 'published from\nmaster', tone: 'good' },
  merge: { from: 'pull', to: 'site', label: 'merge', tone: 'good' },
} as const;

/** The ways of a change into the published site. */
export default function DocsContributionPath(): JSX.Element {
  return (
    <Figure
      title="How a change reaches the site"
      description="Three ways start with you. First: you paste the text into an issue, and a maintainer makes a pull request from it. Second: you use Edit this page in the browser, which makes a fork and a pull request on GitHub. Third: you clone the repository, see the change with npm run dev, test it with npm run check and npm test, and then push a branch to your fork and open a pull request. Every pull request passes the checks and a review by maintainers, who merge, comment, or decline. A merge to the branch master publishes the site."
      caption="All three lead to a pull request, with the same checks and the same review."
      width={660}
      height={360}
      upright={{
        width: 398,
        height: 484,
        children: (
          <Diagram
            parts={parts}
            at={{
              issue: [4, 10, 126, 80],
              browser: [138, 10, 126, 80],
              machine: [272, 10, 122, 80],
              maintainer: [4, 142, 126, 64],
              fork: [138, 142, 256, 64],
              pull: [60, 262, 220, 80],
              site: [60, 394, 220, 80],
            }}
            along={{
              propose: { d: 'M166 206V262' },
              comment: { d: 'M250 262V206', at: [262, 234], anchor: 'start' },
            }}
          />
        ),
      }}
    >
      <Diagram
        parts={parts}
        at={{
          issue: [20, 20, 190, 84],
          browser: [235, 20, 190, 84],
          machine: [450, 20, 190, 84],
          maintainer: [20, 150, 190, 60],
          fork: [235, 150, 405, 60],
          pull: [140, 256, 200, 84],
          site: [450, 256, 190, 84],
        }}
        along={{
          help: { d: 'M115 210V298H140' },
          propose: { d: 'M265 210V256' },
          comment: { d: 'M310 256V210', at: [322, 233], anchor: 'start' },
        }}
      />
    </Figure>
  );
}
