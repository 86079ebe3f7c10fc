/**
 * Replaces `@theme/CodeBlock`: draws code that `packages/fast-build/highlight` has split into pieces when the document was compiled.
 *
 * Differs from 2.4.3:
 * - no highlighter in the browser, and colors come from a style sheet instead of from script;
 * - copying and wrapping are done by listeners that serve the whole page, so a block is plain markup.
 */
import React from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { CodeLine } from '../../../packages/fast-build/highlight/lines';
import './tokens.css';
import styles from './styles.module.css';

interface Props {
  /** Set by the build; without it the children are shown as they are. */
  readonly lines?: readonly CodeLine[];
  readonly language?: string;
  readonly title?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

function Line({ line }: { readonly line: CodeLine }): JSX.Element {
  return (
    <span className={clsx('token-line', line[0] === true && 'theme-code-block-highlighted-line')}>
      {line.map((piece, index) =>
        typeof piece === 'string' || piece === true ? (
          piece
        ) : (
          <span key={index} className={`token-${piece[0]}`}>
            {piece[1]}
          </span>
        ),
      )}
      {'\n'}
    </span>
  );
}

export default function CodeBlock({
  lines,
  language = 'text',
  title,
  className,
  children,
}: Props): JSX.Element {
  return (
    <div
      className={clsx(
        className,
        `language-${language}`,
        styles['codeBlockContainer'],
        'theme-code-block',
      )}
    >
      {title && <div className={styles['codeBlockTitle']}>{title}</div>}
      <div className={styles['codeBlockContent']}>
        {/* The keyboard scrolls what has the focus. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0} translate="no" className={clsx(styles['codeBlock'], 'thin-scrollbar')}>
          <code className={styles['codeBlockLines']}>
            {lines ? lines.map((line, index) => <Line key={index} line={line} />) : children}
          </code>
        </pre>
        <div className={styles['buttonGroup']}>
          <button
            type="button"
            className={clsx('clean-btn', styles['wrapButton'])}
            data-wrap-code=""
            aria-label="Wrap lines"
            aria-pressed={false}
          />
          <button type="button" className="copy-button" data-copy-code="" aria-label="Copy code" />
        </div>
      </div>
    </div>
  );
}
