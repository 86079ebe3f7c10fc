/**
 * Replaces 2.4.3's `DropdownNavbarItem`. There, a press by a finger or a screen reader leads away instead of opening the
 * menu, Space does nothing, and on phones the keyboard skips what opens the list.
 */
import React, { useState, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

interface Props {
  readonly label: string;
  /** Where the button leads while there is no script. */
  readonly to: string;
  readonly items: readonly { label: string; to: string }[];
  /** Whether a script is there: until then it's a link. */
  readonly isButton: boolean;
  /** Is called before the reader can use the items: when they point at the menu, or focus it. */
  readonly onReach: () => void;
}

/** The menu in the bar: it opens when it's pointed at or pressed, and closes when the focus leaves it. */
export function ReleaseMenu({ label, to, items, isButton, onReach }: Props): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const toggle = (event: SyntheticEvent<HTMLElement>): void => {
    event.preventDefault();
    // Safari gives a link that is pressed no focus, which then can't leave it.
    event.currentTarget.focus();
    setOpen(!isOpen);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    currentTarget.querySelector('a')?.focus();
    setOpen(false);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to what bubbles from what is in it
    <div
      className={clsx(
        'navbar__item dropdown dropdown--hoverable dropdown--right',
        isOpen && 'dropdown--show',
      )}
      onPointerEnter={onReach}
      onFocus={onReach}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <a
        href={useBaseUrl(to)}
        className="navbar__link"
        {...(isButton && {
          role: 'button',
          'aria-label': `Release ${label}`,
          'aria-expanded': isOpen,
          onClick: toggle,
          onKeyDown: (event) => event.key === ' ' && toggle(event),
        })}
      >
        {label}
      </a>
      <ul className="dropdown__menu">
        {items.map((item) => (
          <DefaultNavbarItem
            key={item.label}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </div>
  );
}

/** The list in the menu of a phone, which is its end and so needs no folding. */
export function ReleaseList({ items, onReach }: Pick<Props, 'items' | 'onReach'>): JSX.Element {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to what bubbles from what is in it
    <li className="menu__list-item" onPointerEnter={onReach} onFocus={onReach}>
      <span className="menu__link menu__link--sublist">Versions</span>
      <ul className="menu__list" aria-label="Versions">
        {items.map((item) => (
          <DefaultNavbarItem key={item.label} mobile isDropdownItem {...item} />
        ))}
      </ul>
    </li>
  );
}
