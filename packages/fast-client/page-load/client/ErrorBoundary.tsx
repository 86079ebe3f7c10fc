/**
 * Replaces `@docusaurus/core/lib/client/exports/ErrorBoundary.js`.
 *
 * Differs from 2.4.3: if another program has changed the page behind Preact's back, the page is rendered again (there:
 * "This page crashed", and trying again doesn't help).
 */
import React, { Component } from 'react';
import type { ReactNode } from 'react';
import type { Props } from '@docusaurus/ErrorBoundary';
import ThemeError from '@theme/Error';
import { recover } from './recovery';

interface State {
  readonly error: Error | null;
}

export default class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  override componentDidCatch(error: Error): void {
    if (!recover(error)) this.setState({ error });
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { error } = this.state;
    if (!error) return children ?? null;
    const problem = { error, tryAgain: () => this.setState({ error: null }) };
    return fallback ? fallback(problem) : <ThemeError {...problem} />;
  }
}
