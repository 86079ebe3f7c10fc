/**
 * Stands in for `@mdx-js/react` 1.6.22, the function that compiled documents call for each of their elements.
 *
 * Differs: only the elements that the theme replaces or asks for by name are looked up, when they are drawn. All others
 * are made directly, which is most of the work of taking a long document over; there, each is a component of its own.
 */
import React, { createContext, createElement, Fragment, useContext } from 'react';
import type { ComponentType, ElementType, ReactElement, ReactNode } from 'react';

type Components = Readonly<Record<string, ElementType | undefined>>;
type Properties = Record<string, unknown>;

const MDXContext = createContext<Components>({});

/** Elements of `@theme/MDXComponents`, and those that the theme finds among the children of another by `mdxType`. */
const themed = new Set([
  ...['a', 'admonition', 'code', 'details', 'head', 'img', 'pre', 'ul'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'mermaid'],
  ...['mdxAdmonitionTitle', 'summary'],
]);

const renamed: Readonly<Record<string, string>> = { inlineCode: 'code' };

function without(properties: Properties, ...names: string[]): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)));
}

interface ThemedProps extends Properties {
  readonly mdxType: string;
}

function Themed({ mdxType, ...properties }: ThemedProps): ReactElement {
  return createElement(
    useContext(MDXContext)[mdxType] ?? mdxType,
    without(properties, 'originalType'),
  );
}

export function mdx(
  type: string | ComponentType,
  properties: Properties | null,
  ...children: ReactNode[]
): ReactElement {
  const own = without(properties ?? {}, 'parentName', 'mdxType');
  if (typeof type !== 'string') return createElement(type, own, ...children);
  if (themed.has(type)) {
    return createElement(
      Themed,
      { ...own, mdxType: type, originalType: type } as ThemedProps,
      ...children,
    );
  }
  if (type === 'wrapper') return createElement(Fragment, null, ...children);
  return createElement(renamed[type] ?? type, own, ...children);
}

export function MDXProvider({
  components,
  children,
}: {
  readonly components: Components;
  readonly children: ReactNode;
}): ReactElement {
  return <MDXContext.Provider value={components}>{children}</MDXContext.Provider>;
}

export function useMDXComponents(): Components {
  return useContext(MDXContext);
}

export default {};
