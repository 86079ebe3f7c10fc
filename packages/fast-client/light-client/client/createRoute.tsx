/**
 * Replaces `@docusaurus/ComponentCreator` in the browser: makes the component of a route, loaded with all its
 * properties.
 *
 * Differs from 2.4.3: takes the loaders themselves instead of looking them up by name, and small values as they are.
 */
import React from 'react';
import type { ComponentType } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import createLoadable, { type LoadableComponent } from '../../page-load/client/Loadable';
import { loadBuilt } from './static-content';
import { staticContent } from './static-content/metadata';
import type { Files, Loader } from './route';
import { loadText } from './text';

type Values = Record<string, unknown>;

/** A module with its named exports, which is how documents export their contents and front matter. */
function unwrap(path: string, loaded: unknown): unknown {
  const { default: main, ...others } = loaded as Values;
  if (main === undefined || main === null) {
    throw new Error(`${path} has no default export.`);
  }
  return typeof main === 'object' || typeof main === 'function'
    ? Object.assign(main, others)
    : main;
}

/** Puts a value at a place such as `items.0.content`. If the next step is a number, it makes a list. */
function put(target: Values, place: string, value: unknown): void {
  const steps = place.split('.');
  let holder = target;
  steps.slice(0, -1).forEach((step, index) => {
    holder[step] ??= /^\d+$/.test(steps[index + 1] ?? '') ? [] : {};
    holder = holder[step] as Values;
  });
  holder[steps[steps.length - 1] ?? ''] = value;
}

/** Whether there is a text at a place: `content` of a document, `items.0.content` of a list of posts. */
const isText = (place: string): boolean => /(?:^|\.)content$/.test(place);

const textLoader = (load: Loader) => async (): Promise<unknown> =>
  (await Promise.all([load(), loadText()]))[0];

export default function createRoute(path: string, files: Files): LoadableComponent {
  const loaders: Record<string, Loader> = {};
  const fixed: [string, object][] = [];
  for (const [place, file] of Object.entries(files)) {
    if (file === staticContent) {
      loaders[place] = () => loadBuilt(path);
    } else if (typeof file !== 'function') fixed.push([place, file]);
    else if (isText(place)) loaders[place] = textLoader(file as Loader);
    else loaders[place] = file as Loader;
  }
  const load = async (): Promise<Values> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(loaders).map(async ([place, loader]) => [place, await loader()] as const),
      ),
    );
  return createLoadable(load, (loaded, props) => {
    const values: Values = {};
    for (const [place, value] of fixed) put(values, place, value);
    for (const [place, value] of Object.entries(loaded)) put(values, place, unwrap(path, value));
    const { __comp, __context, ...rest } = values;
    const Component = __comp as ComponentType<object>;
    return (
      <RouteContextProvider value={__context}>
        <Component {...rest} {...props} />
      </RouteContextProvider>
    );
  });
}
