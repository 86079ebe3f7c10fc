import { hasClass, isElement, type Element, type Node } from '../../files';
import { isSilent, tex } from '../markdown-copies/tree';

/** What the description of a document needs to know; addresses are absolute. */
export interface Article {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly section: string;
  readonly image: string;
  /** When its source was last changed, if known. */
  readonly changed: string | undefined;
  /** The breadcrumbs: the way from the home page to it, itself included. */
  readonly crumbs: readonly { readonly name: string; readonly url: string }[];
  /** Release of the software that it describes, if it describes one. */
  readonly software: Software | undefined;
}

/** A release of what documents describe. */
export interface Software {
  readonly name: string;
  readonly version: string;
  readonly repository: string;
}

/** The site that documents are part of. */
export interface Publisher {
  readonly url: string;
  readonly name: string;
  readonly logo: string;
}

/** A question and its answer as plain text. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Elements after whose text a space is inserted. */
const apart = new Set(['br', 'li', 'p', 'pre', 'td', 'th']);

/** Text of a node for people, on one line: no controls, no drawn copy of a formula. */
function line(node: Node): string {
  const text = (inner: Node): string => {
    if ('value' in inner) return inner.value.replaceAll('\u200b', '');
    if (!isElement(inner) || isSilent(inner) || inner.tagName === 'noscript') return '';
    if (hasClass(inner, 'katex')) return tex(inner) ?? '';
    const content = inner.childNodes.map(text).join('');
    return apart.has(inner.tagName) ? `${content} ` : content;
  };
  return text(node).replace(/\s+/g, ' ').trim();
}

/**
 * Questions of a document. It has some if at least three of its third-level headings, and all of them, end with a
 * question mark; the answer is everything below it, up to the next heading.
 */
export function questionsOf(tree: Element): Question[] {
  const parts: { heading: string; level: string; text: string[] }[] = [];
  for (const node of tree.childNodes) {
    if (isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) {
      parts.push({ heading: line(node), level: node.tagName, text: [] });
    } else {
      const text = line(node);
      if (text !== '') parts.at(-1)?.text.push(text);
    }
  }
  const questions = parts.filter(({ level }) => level === 'h3');
  if (questions.length < 3 || questions.some(({ heading }) => !heading.endsWith('?'))) return [];
  return questions.map(({ heading, text }) => ({ question: heading, answer: text.join(' ') }));
}

/**
 * Description of a document in the vocabulary of schema.org.
 *
 * @param questions from `questionsOf`; with any, the page is also described as a list of questions
 */
export function structuredData(
  article: Article,
  publisher: Publisher,
  questions: readonly Question[],
): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        '@id': `${article.url}#article`,
        url: article.url,
        headline: article.title,
        description: article.description,
        articleSection: article.section,
        inLanguage: 'en',
        image: article.image,
        dateModified: article.changed,
        about: article.software && {
          '@type': 'SoftwareSourceCode',
          name: article.software.name,
          version: article.software.version,
          codeRepository: article.software.repository,
        },
        isPartOf: { '@type': 'WebSite', '@id': `${publisher.url}#website`, url: publisher.url },
        publisher: { '@type': 'Organization', ...publisher },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: article.crumbs.map(({ name, url }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: url,
        })),
      },
      ...(questions.length > 0
        ? [
            {
              '@type': 'FAQPage',
              '@id': `${article.url}#questions`,
              mainEntity: questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ]
        : []),
    ],
  };
}

/** Description of the site itself, for its home page. */
export function siteData(publisher: Publisher, description: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${publisher.url}#website`,
    url: publisher.url,
    name: publisher.name,
    description,
    inLanguage: 'en',
  };
}
