/**
 * Replaces `@docusaurus/ComponentCreator` in the browser: makes the component of a route, loaded with all its
 * properties.
 *
 * Differs from 2.4.3: takes the loaders themselves instead of looking them up by name, and small values as they are.
 */
import React, { type ComponentProps, type ComponentType } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import createLoadable, { type LoadableComponent } from '../../page-load/client/Loadable';
import { loadBuilt } from './static-content';
import { staticContent } from './static-content/metadata';
import type { Files, Part } from './route';
import { loadText } from './text';

/** A module with its named exports, which is how documents export their contents and front matter. */
function unwrap(path: string, loaded: unknown): unknown {
  const { default: main, ...others } = loaded as Record<string, unknown>;
  if (main === undefined || main === null) {
    throw new Error(`${path} has no default export.`);
  }
  return typeof main === 'object' || typeof main === 'function'
    ? Object.assign(main, others)
    : main;
}

/** Loads what a page receives at a place. */
async function loadPart(path: string, place: string, part: Part): Promise<unknown> {
  if (part === staticContent) return unwrap(path, await loadBuilt(path));
  if (typeof part === 'function') {
    // The text of a document, or of a post in a list.
    const [loaded] = await Promise.all([part(), place === 'content' && loadText()]);
    return unwrap(path, loaded);
  }
  if (typeof part === 'string') return part;
  const loaded = await Promise.all(
    Object.entries(part).map(async ([key, inner]) => [key, await loadPart(path, key, inner)]),
  );
  const values = Object.fromEntries(loaded) as object;
  return Array.isArray(part) ? Object.values(values) : values;
}

interface Received {
  readonly __comp: ComponentType<object>;
  readonly __context: ComponentProps<typeof RouteContextProvider>['value'];
}

export default function createRoute(path: string, files: Files): LoadableComponent {
  return createLoadable(
    async () => (await loadPart(path, '', files)) as Received,
    ({ __comp: Component, __context, ...rest }, props) => (
      <RouteContextProvider value={__context}>
        <Component {...rest} {...props} />
      </RouteContextProvider>
    ),
  );
}
