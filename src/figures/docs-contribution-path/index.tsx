import React from 'react';
import type { ReactElement } from 'react';
import Figure, { Arrow, Box } from '@site/src/components/Figure';

/** The ways of a change into the published site. */
export default function DocsContributionPath(): ReactElement {
  return (
    <Figure
      title="How a change reaches the site"
      description="Three ways start with you. First: you paste the text into an issue, and a maintainer makes a pull request from it. Second: you use Edit this page in the browser, which makes a fork and a pull request on GitHub. Third: you clone the repository, see the change with npm run dev, test it with npm run check and npm test, and then push a branch to your fork and open a pull request. Every pull request passes the checks and a review by maintainers, who merge, comment, or decline. A merge to the branch master publishes the site."
      caption="All three lead to a pull request, with the same checks and the same review."
      width={660}
      height={360}
    >
      <Box x={20} y={20} w={190} h={84} label="Issue" sub={'paste the text,\ndone'} />
      <Box
        x={235}
        y={20}
        w={190}
        h={84}
        label="Browser"
        sub={'Edit this page,\npropose changes'}
        tone="accent"
      />
      <Box x={450} y={20} w={190} h={84} label="Your machine" sub={'npm run dev,\nthen npm test'} />
      <Box x={20} y={150} w={190} h={60} label="Maintainer" sub="places the text" />
      <Arrow d="M115 104V150" />
      <Box x={235} y={150} w={405} h={60} label="Your fork" sub="one branch for each task" />
      <Arrow d="M330 104V150" />
      <Arrow d="M545 104V150" label="git push" />
      <Box
        x={140}
        y={256}
        w={200}
        h={84}
        label="Pull request"
        sub={'automatic checks,\nreview'}
        tone="accent"
      />
      <Arrow d="M115 210V298H140" />
      <Arrow d="M265 210V256" />
      <Arrow d="M310 256V210" tone="warn" dashed label="comments" at={[322, 233]} anchor="start" />
      <Box x={450} y={256} w={190} h={84} label="Site" sub={'published from\nmaster'} tone="good" />
      <Arrow d="M340 298H450" label="merge" tone="good" />
    </Figure>
  );
}
