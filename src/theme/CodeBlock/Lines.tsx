/** Renders code that is split into pieces already, or content that isn't text. */
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import {
  containsLineNumbers,
  parseCodeBlockTitle,
  parseLanguage,
} from '../../../node_modules/@docusaurus/theme-common/lib/utils/codeBlockUtils';
import type { HighlightedCode } from '../../../packages/fast-build/highlight/highlight';
import type { CodeLine, CodePiece } from '../../../packages/fast-build/highlight/lines';
import { projectUrl } from '../../data/site';
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
  /** Of code that comes from a sample: its file and region, as `project/file#region`. */
  readonly include?: string;
  readonly children?: ReactNode;
}

type Props = BlockProps & Partial<HighlightedCode>;

/** The language of a block, as the classic theme finds it. */
export const languageOf = ({ language, className = '' }: BlockProps): string | undefined =>
  language ?? parseLanguage(className);

/**
 * A piece of a line. A name that the reference knows links to its entry, with a note that says what is most important
 * about it.
 */
function Piece({ piece }: { readonly piece: CodePiece }): JSX.Element {
  if (typeof piece === 'string') return <>{piece}</>;
  const [kind, text, note, href] = piece;
  const className = kind === '' ? undefined : `token-${kind}`;
  // The keyboard reaches a piece that has a note. A description is read after the name, and shown by the stylesheet.
  const described = note && { 'aria-description': note };
  return href === undefined ? (
    <span className={className} {...(described && { tabIndex: 0, ...described })}>
      {text}
    </span>
  ) : (
    <a href={href} className={className} {...described}>
      {text}
    </a>
  );
}

interface TitleProps {
  readonly title: string;
  readonly language: string;
  readonly include?: string | undefined;
}

/** The title of a block, and its language. The name of a file from a sample follows a link to its project. */
function Title({ title, language, include = '' }: TitleProps): JSX.Element {
  const [, project, file] = /^([^#]+?)\/([^#]+)/.exec(include) ?? [];
  return (
    <section
      className={styles['codeBlockTitle']}
      data-language={language === 'text' ? undefined : language}
    >
      {project !== undefined && file?.endsWith(title) ? (
        <>
          <a href={projectUrl(project)} target="_blank" rel="noopener noreferrer">
            {project}
          </a>
          /{file}
        </>
      ) : (
        title
      )}
    </section>
  );
}

interface LineProps {
  readonly line: CodeLine;
  readonly classNames: readonly string[] | undefined;
  readonly isNumbered: boolean;
  /** Whether the code is the text of a difference, which has its signs. */
  readonly isDiff: boolean;
}

/** Lines that a difference adds or removes are `ins` and `del` elements. */
function elementOf({ classNames = [], isDiff }: LineProps): 'span' | 'ins' | 'del' {
  if (isDiff) return 'span';
  if (classNames.includes('code-line-added')) return 'ins';
  return classNames.includes('code-line-removed') ? 'del' : 'span';
}

function Line(props: LineProps): JSX.Element {
  const { line, classNames, isNumbered } = props;
  const Element = elementOf(props);
  const content = (
    <>
      {line.map((piece, index) => (
        <Piece key={index} piece={piece} />
      ))}
      {'\n'}
    </>
  );
  return (
    <Element className={clsx('token-line', classNames, isNumbered && styles['codeLine'])}>
      {isNumbered ? (
        <>
          <span className={styles['codeLineNumber']} />
          <span className={styles['codeLineContent']}>{content}</span>
        </>
      ) : (
        content
      )}
    </Element>
  );
}

export default function CodeLines({
  lines,
  lineClassNames,
  isTerminal = false,
  include,
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
  // Sections, because reader views drop a `div` with many links.
  return (
    <section
      className={clsx(
        className,
        !className.includes(`language-${language}`) && `language-${language}`,
        styles['codeBlockContainer'],
        isTerminal && styles['codeTerminal'],
        'theme-code-block',
      )}
    >
      {title && <Title title={title} language={language} include={include} />}
      <section className={styles['codeBlockContent']}>
        {/* A box needs the focus to be scrolled by the keyboard. */}
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
                    isDiff={language === 'diff'}
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
      </section>
    </section>
  );
}
