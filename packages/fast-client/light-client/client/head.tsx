/**
 * Replaces `react-helmet-async` 1.3 in the browser: keeps the page's head, and the attributes of its root, in line with
 * the `<Head>` elements of the page that's shown. The server bundle keeps the original, whose tags this one takes over.
 *
 * Differs: takes children only, which is all that Docusaurus passes, and compares tags in the document instead of
 * properties in memory.
 */
import React, { useLayoutEffect, useRef, type ReactNode } from 'react';
import { render } from 'react-dom';

/** Attributes that tell tags of a type apart: of two with the same value, the one that came later counts. */
const identityAttributes = ['name', 'charset', 'http-equiv', 'property', 'itemprop', 'href', 'src'];

/** Tags that every page has one of, which are changed in place. */
const single = /^(?:html|body|title)$/;

/** What makes the tags of each mounted `<Head>`, in the order in which they were first rendered. */
const heads = new Set<{ current: () => readonly Element[] }>();
let frame: number | undefined;

/** Attributes of the page's root and body that a `<Head>` has set. */
const managed = new Map<Element, readonly string[]>();

/** The tags in a `<Head>`, which aren't in the document yet. */
function tagsOf(children: ReactNode): Element[] {
  const holder = document.createElement('div');
  render(<>{children}</>, holder);
  return [...holder.children];
}

/** What distinguishes a tag from others of its type. */
function identity(tag: Element): string {
  if (tag.getAttribute('rel') === 'canonical') return 'canonical';
  const name = identityAttributes.find((one) => tag.getAttribute(one));
  const value = name ? tag.getAttribute(name)?.toLowerCase() : tag.textContent;
  return [tag.localName, name, value].join(' ');
}

/** Tags without those in whose place a later `<Head>` has others. */
function lastTags(tags: readonly (readonly Element[])[]): Element[] {
  const last = new Map<string, number>();
  tags.forEach((own, head) => own.forEach((tag) => last.set(identity(tag), head)));
  return tags.flatMap((own, head) => own.filter((tag) => last.get(identity(tag)) === head));
}

function setAttributes(root: Element, tags: readonly Element[]): void {
  const wanted = new Map<string, string>();
  for (const tag of tags) {
    if (tag.localName !== root.localName) continue;
    for (const { name, value } of tag.attributes) wanted.set(name, value);
  }
  for (const [name, value] of wanted) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  for (const name of managed.get(root) ?? []) if (!wanted.has(name)) root.removeAttribute(name);
  managed.set(root, [...wanted.keys()]);
}

/** Whether a tag asks for a stylesheet that was loaded before. */
const isPresentStylesheet = (tag: Element): boolean =>
  tag.matches('[rel="stylesheet"]') &&
  document.head.querySelector(
    `[rel="stylesheet"][href="${CSS.escape(tag.getAttribute('href') ?? '')}"]`,
  ) !== null;

function update(): void {
  frame = undefined;
  const byHead = [...heads].map(({ current }) => current());
  const tags = byHead.flat();
  setAttributes(document.documentElement, tags);
  setAttributes(document.body, tags);
  const title = tags
    .filter(({ localName, textContent }) => localName === 'title' && textContent)
    .pop();
  if (title && document.title !== title.textContent) document.title = title.textContent ?? '';
  // Stylesheets stay, because removing one would remove its fonts from everything on screen.
  const old = new Set(document.head.querySelectorAll('[data-rh]:not(title, [rel="stylesheet"])'));
  for (const tag of lastTags(byHead)) {
    if (single.test(tag.localName) || isPresentStylesheet(tag)) continue;
    tag.setAttribute('data-rh', 'true');
    const same = [...old].find((element) => element.isEqualNode(tag));
    if (same) old.delete(same);
    else document.head.append(tag);
  }
  old.forEach((element) => element.remove());
}

/** Changes of one step of rendering are made together, in the next frame. */
function schedule(): void {
  if (frame !== undefined) cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

/** Keeps tags in the page's head while a component is shown. */
export function useTags(tags: () => readonly Element[]): void {
  const own = useRef(tags);
  own.current = tags;
  // Here and not in an effect, because the innermost element is rendered last and takes precedence.
  heads.add(own);
  useLayoutEffect(schedule);
  useLayoutEffect(
    () => () => {
      heads.delete(own);
      schedule();
    },
    [],
  );
}

export function Helmet({ children }: { readonly children?: ReactNode }): null {
  useTags(() => tagsOf(children));
  return null;
}
