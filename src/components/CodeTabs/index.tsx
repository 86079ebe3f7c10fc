import React, { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { IslandProps } from '@fast-client/islands';
import { readChoice, storeChoice, watchChoice } from './choice';
import './styles.css';

/** The parts of a group, which follow the list of tabs. */
function panelsOf(host: HTMLElement): HTMLElement[] {
  return [...(host.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-label]') ?? [])];
}

const labelOf = (panel: HTMLElement): string => panel.dataset['label'] ?? '';

/** Ids for the parts of a group, made from its place in the document. */
function nameParts(host: HTMLElement, panels: readonly HTMLElement[]): string[] {
  const group = [...document.querySelectorAll('[data-island="CodeTabs"]')].indexOf(host);
  return panels.map((panel, index) => {
    panel.id = `code-tab-${group}-${index}`;
    return panel.id;
  });
}

/** What an arrow, Home or End leads to, or nothing. */
function target(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Turns the parts of a group of code into tabs, once the page has scripts. A choice holds for every group that has such
 * a tab, on this page and on those that follow. See `packages/code-include`.
 */
export default function CodeTabs({ host }: IslandProps): JSX.Element {
  const [panels] = useState(() => panelsOf(host));
  const [ids] = useState(() => nameParts(host, panels));
  const labels = panels.map(labelOf);
  const [selected, select] = useState(() => Math.max(0, labels.indexOf(readChoice() ?? '')));
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  useEffect(
    () =>
      watchChoice((label) => {
        const at = panels.findIndex((panel) => labelOf(panel) === label);
        if (at >= 0) select(at);
      }),
    [panels],
  );

  useLayoutEffect(() => {
    panels.forEach((panel, index) => {
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', `${panel.id}-tab`);
      panel.hidden = index !== selected;
    });
  }, [panels, selected]);

  const choose = (index: number): void => {
    // A choice changes the height of groups above: the button that was pressed stays where it is.
    const before = host.getBoundingClientRect().top;
    select(index);
    storeChoice(labels[index] ?? '');
    window.scrollBy({ top: host.getBoundingClientRect().top - before, behavior: 'auto' });
  };

  const onKeyDown = (event: React.KeyboardEvent): void => {
    const next = target(event.key, selected, panels.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    buttons.current[next]?.focus();
  };

  return (
    <div className="code-tabs__list" role="tablist" aria-label="Code in">
      {labels.map((label, index) => (
        <button
          key={label}
          ref={(button) => {
            buttons.current[index] = button;
          }}
          type="button"
          role="tab"
          className="code-tabs__tab"
          id={`${ids[index]}-tab`}
          aria-controls={ids[index]}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => choose(index)}
          onKeyDown={onKeyDown}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
