/**
 * Replaces `react-helmet-async` 1.3 in the browser: keeps the page's head, and the attributes of its root, in line with
 * the `<Head>` elements of the page that's shown. The server bundle keeps the original, whose tags this one takes over.
 *
 * Differs: takes children only, which is all that Docusaurus passes, and compares tags in the document instead of
 * properties in memory.
 */
import { Children, Fragment, isValidElement, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

type Attributes = Record<string, string>;

interface Tag {
  readonly type: string;
  readonly attributes: Attributes;
  readonly text: string;
}

const renamed: Readonly<Record<string, string>> = {
  charSet: 'charset',
  className: 'class',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};

/** Attributes that tell tags of a type apart: of two with the same value, the one that came later counts. */
const telling = ['name', 'charset', 'http-equiv', 'property', 'itemprop', 'href', 'src'];

/** Tags that every page has one of, which are changed in place. */
const single = /^(?:html|body|title)$/;

/** Tags of each mounted `<Head>`, in the order in which they were first rendered. */
const heads = new Set<{ current: readonly Tag[] }>();
let frame: number | undefined;
const managed: Record<'html' | 'body', Set<string>> = { html: new Set(), body: new Set() };

function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child): Tag[] => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    const { children: inner, ...properties } = child.props;
    if (child.type === Fragment) return tagsOf(inner as ReactNode);
    const attributes: Attributes = {};
    for (const [name, value] of Object.entries(properties)) {
      attributes[renamed[name] ?? name] = value === undefined ? '' : String(value);
    }
    return [
      {
        type: String(child.type),
        attributes,
        text: Children.toArray(inner as ReactNode).join(''),
      },
    ];
  });
}

/** What distinguishes a tag from others of its type, or undefined for an empty tag. */
function identity({ type, attributes, text }: Tag): string | undefined {
  if (attributes['rel'] === 'canonical') return 'canonical';
  const name = telling.find((one) => attributes[one]);
  if (name) return `${type} ${name} ${attributes[name]?.toLowerCase()}`;
  return text && `${type} ${text}`;
}

function currentTags(): Tag[] {
  const seen = new Set<string>();
  const kept: Tag[] = [];
  for (const { current } of [...heads].reverse()) {
    const own = new Set<string>();
    for (const tag of [...current].reverse()) {
      if (single.test(tag.type)) continue;
      const key = identity(tag);
      if (!key || seen.has(key)) continue;
      own.add(key);
      kept.push(tag);
    }
    own.forEach((key) => seen.add(key));
  }
  return kept.reverse();
}

function setRoot(name: 'html' | 'body', element: HTMLElement): void {
  const attributes: Attributes = {};
  for (const { current } of heads) {
    for (const tag of current) if (tag.type === name) Object.assign(attributes, tag.attributes);
  }
  for (const [key, value] of Object.entries(attributes)) {
    if (element.getAttribute(key) !== value) element.setAttribute(key, value);
    managed[name].add(key);
  }
  for (const key of managed[name]) {
    if (key in attributes) continue;
    element.removeAttribute(key);
    managed[name].delete(key);
  }
}

function elementOf({ type, attributes, text }: Tag): HTMLElement {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // With an empty text, it would no longer equal the element in the built page.
  if (text) element.append(text);
  element.setAttribute('data-rh', 'true');
  return element;
}

/** Whether a tag asks for a stylesheet that was loaded before. */
function isPresentStylesheet({ attributes: { rel, href } }: Tag): boolean {
  return (
    rel === 'stylesheet' &&
    document.head.querySelector(`[rel="stylesheet"][href="${CSS.escape(href ?? '')}"]`) !== null
  );
}

function update(): void {
  frame = undefined;
  setRoot('html', document.documentElement);
  setRoot('body', document.body);
  const [title] = [...heads]
    .flatMap(({ current }) => current)
    .filter(({ type, text }) => type === 'title' && text)
    .slice(-1);
  if (title && document.title !== title.text) document.title = title.text;
  // Stylesheets stay, because removing one would remove its fonts from everything on screen.
  const old = new Set(document.head.querySelectorAll('[data-rh]:not(title, [rel="stylesheet"])'));
  for (const tag of currentTags()) {
    if (isPresentStylesheet(tag)) continue;
    const wanted = elementOf(tag);
    const same = [...old].find((element) => element.isEqualNode(wanted));
    if (same) old.delete(same);
    else document.head.append(wanted);
  }
  old.forEach((element) => element.remove());
}

/** Changes of one step of rendering are made together, in the next frame. */
function schedule(): void {
  if (frame !== undefined) cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

export function Helmet({ children }: { readonly children?: ReactNode }): null {
  const tags = useRef<readonly Tag[]>([]);
  tags.current = tagsOf(children);
  // Here and not in an effect, because the innermost element is rendered last and takes precedence.
  heads.add(tags);
  useLayoutEffect(schedule);
  useLayoutEffect(
    () => () => {
      heads.delete(tags);
      schedule();
    },
    [],
  );
  return null;
}
