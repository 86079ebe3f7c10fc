import React from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { katexStylesPath } from '../../../packages/fast-client/formula-styles/path';

/** Links the self-hosted KaTeX stylesheet; put in by `packages/fast-client/formula-styles/remark` where a page has formulas. */
export default function KatexStyles(): JSX.Element {
  const href = useBaseUrl(katexStylesPath);
  return (
    <Head>
      <link rel="stylesheet" href={href} />
    </Head>
  );
}
