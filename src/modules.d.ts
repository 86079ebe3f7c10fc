/** Declarations of modules that ship without types, as far as we use them. */

/** The text of a script for the markup of a page: `packages/fast-client/inline-script`. */
declare module '*?inline' {
  const text: string;
  export default text;
}

declare module 'postcss-sort-media-queries' {
  import type { Plugin } from 'postcss';

  export default function sortMediaQueries(): Plugin;
}

declare module '@mdx-js/react' {
  import type { ComponentType, ElementType, ReactNode } from 'react';

  export const mdx: unknown;
  export const MDXProvider: ComponentType<{
    readonly components: Readonly<Record<string, ElementType>>;
    readonly children?: ReactNode;
  }>;
}

declare module '@docusaurus/core/lib/client/routeContext' {
  import type { ReactElement, ReactNode } from 'react';

  export function RouteContextProvider(props: {
    readonly value: unknown;
    readonly children?: ReactNode;
  }): ReactElement;
}

declare module '@generated/client-modules' {
  import type { ClientModule } from '@docusaurus/types';

  const clientModules: readonly (ClientModule & { default?: ClientModule })[];
  export default clientModules;
}

declare module '@generated/site-facts/default/releases.json' {
  import type { ReleaseFacts } from '@site/src/config/site-facts/releases';

  const facts: ReleaseFacts;
  export default facts;
}
