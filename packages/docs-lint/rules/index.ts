import { rule as american } from './american';
import { rule as anchors } from './anchors';
import { rule as askedAs } from './asked-as';
import { rule as callouts } from './callouts';
import { rule as cards } from './cards';
import { rule as dates } from './dates';
import { rule as deprecated } from './deprecated';
import { rule as externalLinks } from './external-links';
import { rule as fences } from './fences';
import { rule as figures } from './figures';
import { rule as firstPerson } from './first-person';
import { rule as formulas } from './formulas';
import { rule as frontMatter } from './front-matter';
import { rule as headingCase } from './heading-case';
import { rule as headingId } from './heading-id';
import { rule as headingOrder } from './heading-order';
import { rule as headingText } from './heading-text';
import { rule as images } from './images';
import { rule as imports } from './imports';
import { rule as internalLinks } from './internal-links';
import { rule as linkText } from './link-text';
import { rule as lists } from './lists';
import { rule as lookAlikes } from './look-alikes';
import { rule as mdx } from './mdx';
import { rule as orphans } from './orphans';
import { rule as phrases } from './phrases';
import { rule as punctuation } from './punctuation';
import { rule as redirects } from './redirects';
import { rule as repeatedWords } from './repeated-words';
import { rule as routes } from './routes';
import { rule as samples } from './samples';
import { rule as sentenceLength } from './sentence-length';
import { rule as spelling } from './spelling';
import { rule as tables } from './tables';
import { rule as unasked } from './unasked';
import { rule as units } from './units';
import { rule as unsafeMarkup } from './unsafe-markup';
import { rule as usage } from './usage';
import { rule as whiteSpace } from './white-space';
import type { Rule } from '../rule';

/** Every rule, in the order of their names. A new rule is a folder here and a line below. */
export const rules: readonly Rule[] = [
  american,
  anchors,
  askedAs,
  callouts,
  cards,
  dates,
  deprecated,
  externalLinks,
  fences,
  figures,
  firstPerson,
  formulas,
  frontMatter,
  headingCase,
  headingId,
  headingOrder,
  headingText,
  images,
  imports,
  internalLinks,
  linkText,
  lists,
  lookAlikes,
  mdx,
  orphans,
  phrases,
  punctuation,
  redirects,
  repeatedWords,
  routes,
  samples,
  sentenceLength,
  spelling,
  tables,
  unasked,
  units,
  unsafeMarkup,
  usage,
  whiteSpace,
];
