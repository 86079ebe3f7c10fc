import React, { useEffect, useLayoutEffect, useState } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { IslandProps } from '@fast-client/islands';
import './styles.css';

/** Where Docusaurus keeps the choice of a group of tabs named "code". */
const choiceKey = 'docusaurus.tab.code';

/** The parts of a group, which follow the list of tabs. They get ids, made from the group's place in the document. */
function panelsOf(host: HTMLElement): HTMLElement[] {
  const group = [...document.querySelectorAll('[data-island="CodeTabs"]')].indexOf(host);
  const panels = host.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-label]') ?? [];
  return [...panels].map((panel, index) =>
    Object.assign(panel, { id: `code-tab-${group}-${index}` }),
  );
}

const labelOf = (panel: HTMLElement): string => panel.dataset['label'] ?? '';

/**
 * Turns the parts of a group of code into tabs, once the page has scripts. A choice holds for every group that has such
 * a tab, on this page and on those that follow. See `packages/code-include`.
 */
export default function CodeTabs({ host }: IslandProps): JSX.Element {
  const [panels] = useState(() => panelsOf(host));
  const labels = panels.map(labelOf);
  const [choice] = useState(() => createStorageSlot(choiceKey));
  const [selected, select] = useState(() => Math.max(0, labels.indexOf(choice.get() ?? '')));

  useEffect(
    () =>
      choice.listen(({ newValue }) => {
        const at = panels.findIndex((panel) => labelOf(panel) === newValue);
        if (at >= 0) select(at);
      }),
    [choice, panels],
  );

  useLayoutEffect(() => {
    panels.forEach((panel, index) => {
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', `${panel.id}-tab`);
      panel.hidden = index !== selected;
    });
  }, [panels, selected]);

  const choose = (index: number): void => {
    select(index);
    choice.set(labels[index] ?? '');
  };

  const onKeyDown = (event: React.KeyboardEvent): void => {
    const count = panels.length;
    const places: Readonly<Record<string, number | undefined>> = {
      ArrowRight: (selected + 1) % count,
      ArrowLeft: (selected + count - 1) % count,
      Home: 0,
      End: count - 1,
    };
    const next = places[event.key];
    // With a modifier, the browser goes back, for example.
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(next);
    document.getElementById(`${panels[next]?.id}-tab`)?.focus();
  };

  return (
    <div className="code-tabs__list" role="tablist" aria-label="Code in">
      {panels.map((panel, index) => (
        <button
          key={panel.id}
          type="button"
          role="tab"
          className="code-tabs__tab"
          id={`${panel.id}-tab`}
          aria-controls={panel.id}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => choose(index)}
          onKeyDown={onKeyDown}
        >
          {labelOf(panel)}
        </button>
      ))}
    </div>
  );
}
