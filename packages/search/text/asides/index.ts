import { isStopWord, words } from '../tokens';

const either = (all: readonly string[]): string => `(?:${all.join('|')})`;

/** Whom a question is put to. */
const someone = either(['anyone', 'anybody', 'someone', 'somebody', 'you']);

/** What comes before a question: a greeting, an apology, the question whether one may ask. */
const opening = new RegExp(
  `^\\s*${either([
    '(?:dear|gm|hello|hey|hi)\\b(?: [a-z]+){0,2}\\s*[,!.:]',
    '(?:(?:dumb|noob|quick|short|simple|stupid) )?question\\s*[:,]',
    '(?:apologies|sorry) (?:for|if|to)\\b[^,:]*?(?:[,:]|\\bbut\\b)(?: but\\b)?',
    `(?:(?:can|could|do|does|would) )?${someone}(?: please)? ` +
      '(?:clarify|explain|help(?: me)?(?: with(?: this)?)?|know|tell(?: me)?)\\b[:,]?(?: (?:if|whether)\\b)?',
    "i(?:['\\u2019]?m| am| was|['\\u2019]?ve been| have been)?(?: (?:also|just|still))? " +
      '(?:curious|trying to (?:figure out|find out|understand)|wonder(?:ing)?)\\b(?: (?:about|if|whether)\\b)?',
    "i(?:['\\u2019]d like| would like| want| need) to (?:ask|know|understand)\\b(?: (?:about|if|whether)\\b)?",
  ])}\\s*`,
  'i',
);

/** What comes after it: thanks, a call for help, and that it's about now. */
const closing = new RegExp(
  `[\\s,.!?]+${either([
    'thank(?:s| ?you)(?: (?:a lot|in advance))?',
    'any (?:advice|help|ideas?|suggestions?|thoughts?)',
    `(?:can|could) ${someone}(?: please)? help(?: me)?`,
    'asap|at all|at the moment|currently|please|right now|these days|today',
  ])}[\\s.!?]*$`,
  'i',
);

/** Whether a text asks something: whether it has more than words that are in any question. */
const asks = (text: string): boolean => words(text).some(({ whole }) => !isStopWord(whole));

/** Removes what is said around a question, until nothing more is found. */
function without(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, '');
  return rest === text || !asks(rest) ? text : without(rest, pattern);
}

/**
 * A question without what is said around it among people: "hi all, does anyone know … right now? thanks". Each of these words
 * would count like those of the question. A text that is nothing else stays as it is.
 */
export function withoutAsides(text: string): string {
  return without(without(text, opening), closing);
}

/**
 * A question with the first word of a name of several: "yearn finance fees" asks what "yearn fees" does, and the second word
 * would count like "fees". A host, such as docs.yearn.finance, and the name alone stay as they are.
 */
export function withShortName(text: string, name: string | undefined): string {
  if (!name) return text;
  const [short = ''] = name.split(' ');
  const whole = new RegExp(`(^|[^.\\w])${name.replace(/ /g, '[ .]')}\\b`, 'gi');
  const isAlone = words(text.replace(whole, '$1')).length === 0;
  return isAlone ? text : text.replace(whole, `$1${short}`);
}
