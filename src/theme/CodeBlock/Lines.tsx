/** Draws code that is split into pieces already, or content that is no text. */
import React from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import {
  containsLineNumbers,
  parseCodeBlockTitle,
  parseLanguage,
} from '../../../node_modules/@docusaurus/theme-common/lib/utils/codeBlockUtils';
import type { HighlightedCode } from '../../../packages/fast-build/highlight/highlight';
import type { CodeLine } from '../../../packages/fast-build/highlight/lines';
import './tokens.css';
import styles from './styles.module.css';

/** What the classic theme lets a block say about itself. */
export interface BlockProps {
  readonly language?: string;
  readonly title?: string;
  readonly showLineNumbers?: boolean;
  /** Of a fence: what follows its language. */
  readonly metastring?: string;
  /** Of a fence: its language, as `language-js`. */
  readonly className?: string;
  readonly children?: ReactNode;
}

type Props = BlockProps & Partial<HighlightedCode>;

/** The language of a block, as the classic theme finds it. */
export const languageOf = ({ language, className = '' }: BlockProps): string | undefined =>
  language ?? parseLanguage(className);

interface LineProps {
  readonly line: CodeLine;
  readonly classNames: readonly string[] | undefined;
  readonly isNumbered: boolean;
}

function Line({ line, classNames, isNumbered }: LineProps): JSX.Element {
  const content = (
    <>
      {line.map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <span key={index} className={`token-${piece[0]}`}>
            {piece[1]}
          </span>
        ),
      )}
      {'\n'}
    </>
  );
  return (
    <span className={clsx('token-line', classNames, isNumbered && styles['codeLine'])}>
      {isNumbered ? (
        <>
          <span className={styles['codeLineNumber']} />
          <span className={styles['codeLineContent']}>{content}</span>
        </>
      ) : (
        content
      )}
    </span>
  );
}

export default function CodeLines({
  lines,
  lineClassNames,
  children,
  ...block
}: Props): JSX.Element {
  const { className = '', metastring, showLineNumbers } = block;
  const language = languageOf(block) ?? 'text';
  // MDX cuts the words behind a fence at blanks and keeps their quotes: what it takes for the title is the title of a
  // component, or one that was written without quotes.
  const title =
    parseCodeBlockTitle(metastring) || (/title=["']/.test(metastring ?? '') ? '' : block.title);
  const isNumbered = showLineNumbers ?? containsLineNumbers(metastring);
  return (
    <div
      className={clsx(
        className,
        !className.includes(`language-${language}`) && `language-${language}`,
        styles['codeBlockContainer'],
        'theme-code-block',
      )}
    >
      {title && <div className={styles['codeBlockTitle']}>{title}</div>}
      <div className={styles['codeBlockContent']}>
        {/* The keyboard scrolls what has the focus. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0} translate="no" className={clsx(styles['codeBlock'], 'thin-scrollbar')}>
          <code
            className={clsx(
              styles['codeBlockLines'],
              isNumbered && styles['codeBlockLinesWithNumbering'],
            )}
          >
            {lines
              ? lines.map((line, index) => (
                  <Line
                    key={index}
                    line={line}
                    classNames={lineClassNames?.[index]}
                    isNumbered={isNumbered}
                  />
                ))
              : children}
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
