import { isStopWord, words } from '../tokens';

const either = (all: readonly string[]): string => `(?:${all.join('|')})`;

/** Whom a question is put to. */
const someone = either(['anyone', 'anybody', 'someone', 'somebody', 'you']);

/** What comes before a question: a greeting, an apology, the question whether one may ask. */
const opening = new RegExp(
  `^\\s*${either([
    '(?:dear|gm|hello|hey|hi)\\b(?: [a-z]+){0,2}\\s*[,!.:]',
    '(?:hello|hey|hi) (?:all|everyone|folks|guys|team|there)\\b',
    '(?:(?:hey|hi|ok|okay) )?(?:alexa|google|siri)\\b,?',
    '(?:(?:dumb|noob|quick|short|simple|stupid) )?(?:q|question)\\s*[:,-]|\\[question\\]',
    "(?:i(?:['\\u2019]ve)? )?(?:got|have) (?:a |another )?(?:quick )?question\\b(?: (?:about|on))?[:,]?",
    '(?:(?:please|pls|plz) )?(?:(?:i )?need )?(?:some )?help(?: me)?\\b(?: (?:on|to|with)\\b)?[:,!]?',
    '(?:please )?(?:find me|give me|look up|search for|show me|tell me)\\b',
    '(?:in|with) (?:plain|simple) (?:english|terms|words)\\b,?',
    "what(?:['\\u2019]s| is) the (?:best|correct|easiest|right|safest) way (?:for|of|to)\\b",
    '(?:(?:a|more|the) )?(?:article|docs|documentation|everything|explanation|guide|info|information|intro|introduction|link|more|page|question|tutorial)(?: (?:about|for|of|on|to)\\b|:)',
    "(?:i(?:['\\u2019]m| am) )?(?:confused about|not sure(?: (?:about|if))?)\\b",
    "i (?:do not|don['\\u2019]?t) (?:get|understand)\\b",
    '(?:where can i )?(?:learn|read)(?: more)? about\\b',
    '(?:apologies|sorry) (?:for|if|to)\\b[^,:]*?(?:[,:]|\\bbut\\b)(?: but\\b)?',
    `(?:(?:can|could|do|does|would) )?${someone}(?: please)? ` +
      '(?:clarify|explain|help(?: me)?(?: with(?: this)?)?|know|tell(?: me)?)\\b[:,]?(?: (?:if|whether)\\b)?',
    "i(?:['\\u2019]?m| am| was|['\\u2019]?ve been| have been)?(?: (?:also|just|still))? " +
      '(?:curious|trying to (?:figure out|find out|understand)|wonder(?:ing)?)\\b(?: (?:about|if|whether)\\b)?',
    "i(?:['\\u2019]d like| would like| want| need) to (?:ask|know|understand)\\b(?: (?:about|if|whether)\\b)?",
  ])}\\s*`,
  'i',
);

/** What comes after it: thanks, a call for help, that it's about now, and that it's to be explained. */
const closing = new RegExp(
  `[\\s,.!?]+${either([
    'thank(?:s| ?you)(?: (?:a lot|in advance))?',
    'any (?:advice|help|ideas?|suggestions?|thoughts?)',
    `(?:(?:can|could) ${someone}(?: please)?|please|pls|plz) help(?: me)?`,
    'asap|at all|at the moment|currently|please|right now|these days|today',
    'basics|details|explained|explanation|guide|info|information|intro|introduction|tutorial',
    'step[ -]by[ -]step|walk-?through|for (?:beginners|dummies|newbies|noobs)',
    '(?:in|with) (?:plain|simple) (?:english|terms|words)|in (?:the |these )?(?:docs|documentation|wiki)',
  ])}[\\s.!?]*$`,
  'i',
);

/** How many words a text has that aren't in any question. */
const contentWords = (text: string): number =>
  words(text).filter(({ whole }) => !isStopWord(whole)).length;

/** Removes what is said around a question, until nothing more is found. */
function without(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, '');
  return rest === text || contentWords(rest) === 0 ? text : without(rest, pattern);
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
 * would count like "fees". At the beginning or the end, that word only says where the reader is, as in "gas fees in yearn",
 * unless it's next to a single word: "yearn api". A host, such as docs.yearn.finance, and the name alone stay as they are.
 */
export function withShortName(text: string, name: string | undefined): string {
  if (!name) return text;
  const [short = ''] = name.split(' ');
  const whole = new RegExp(`(^|[^.\\w])${name.replace(/ /g, '[ .]')}\\b`, 'gi');
  const isAlone = words(text.replace(whole, '$1')).length === 0;
  const named = isAlone ? text : text.replace(whole, `$1${short}`);
  const edges = `^\\s*${short}(?:['\\u2019]s|:)?\\s+|\\s(?:(?:at|for|in|on|with)\\s+)?${short}[\\s.!?]*$`;
  const rest = named.replace(new RegExp(edges, 'gi'), '');
  return contentWords(rest) > 1 ? rest : named;
}
