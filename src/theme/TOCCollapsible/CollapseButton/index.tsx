/** Wraps 2.4.3's button of the contents on phones, whose state only a class shows: screen readers say it too. */
import React from 'react';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type { Props } from '@theme/TOCCollapsible/CollapseButton';

/** Opens and closes the contents. */
export default function TOCCollapsibleCollapseButton(props: Props): JSX.Element {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
