/** A kind of wording that makes a text read like a translation. */
export interface Kind {
  /** Short name, for messages and for counting. */
  readonly name: string;
  /** What to write instead. */
  readonly fix: string;
  /**
   * Expressions that find it, in any case. A space matches any white space and marks that a reader does not see.
   * What is right in another sense is left out by the expression itself. `{project}` is the name of the project.
   */
  readonly patterns: readonly string[];
  /** Where it counts: anywhere, at the start of a piece of text, or in the first paragraph of a document only. */
  readonly where?: 'start' | 'opening';
  /** Replacements that can't change the meaning, in lower case; `--fix` applies them. */
  readonly replace?: Readonly<Record<string, string>>;
}

/** Listeners: a person, or a program that acts on what it hears. */
const listener = [
  '(?:(?:the|a|an|its|your|their|his|her|each|every|all|other|any|of) ){0,3}',
  '(?:(?:vaults?|strateg\\w+|keepers?|contracts?|compilers?|browsers?|servers?|readers?|users?|callers?',
  '|depositors?|groups?|teams?|members?|channels?|wallets?|apps?|programs?|nodes?|persons?|people',
  '|friends?|editors?|reviewers?|maintainers?|signers?|admins?|community|machines?|search engines?',
  '|(?:\\w+ )?(?:oracles?|routers?|indexers?|relayers?|validators?|explorers?|clients?|bots?|scripts?|EVM)',
  '|developers?|partners?|holders?|voters?|auditors?|owners?|subgraphs?|(?:whole )?story|truth)\\b',
  // "A name tells the token that is meant" has no listener.
  '|(?:\\w+ )?(?:tokens?|pools?|gauges?|factory|library|proxy|registry|\\u0001+) (?:to|about|if|not|',
  'how|what|which|whether|where|when|why|who)\\b)',
].join('');

const person =
  "(?:you|us|me|him|her|them|it|someone|anyone|everyone|no one|{project}|yourself|[A-Z]\\w+'s)\\b";
const question = '(?:how|what|which|whether|where|when|why|who|whose)\\b';
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b';

/** The kinds; the writing style guide explains them to people. */
export const kinds: readonly Kind[] = [
  {
    name: 'tells',
    fix: 'write "explains", "shows", "lists", or "says": only someone can tell, and only to someone',
    patterns: [
      `\\btells\\b(?![^.]{0,40}\\bapart\\b)(?! (?:${person}|${listener}))`,
      // "You can tell which" is something else.
      `(?<!\\b(?:can|could|cannot|can't|to|must|should|may|will|not|never|please) )(?<=\\p{L} )tell ${question}`,
      '\\b(?:is|are|was|were|be) told(?= (?:against|in|with|as|from|here|below|above|once)\\b|[.,;:])',
    ],
  },
  {
    name: 'stands',
    fix: 'write "is", "appears", or "applies"',
    patterns: [
      // A token stands for shares, a vote stands aside, a reader sees where things stand.
      '(?<!\\bwhere(?: [\\p{L}\\u0001-]+){1,4} )(?<!\\b(?:a|the|as it|long|have|has|had) )(?<!-)\\b(?:stand|stands|stood)\\b(?!-| (?:for|in for|out|up|by|alone|still|aside|down|ready|trial|to (?:gain|lose|win|reason))\\b)',
      '\\bstanding (?:in|on|at|between|under|behind|beside|there|here)\\b',
      '(?<!\\b(?:difference|reason|problem|trick|value|risk|key|cause|answer|fault|responsibility|strength|danger)s? )\\b(?:lies|lie|lay) (?:in|on|at|between|with|outside|inside|under|below|above|within|behind|beside|near|next|idle|together|there|here|ahead|beyond|before|after|around|alone)\\b',
    ],
  },
  {
    name: 'those-of',
    fix: 'write "current as of July 2022", "match the app", or name the thing again',
    patterns: [
      '\\b(?:is|are|was|were) (?:that|those) of\\b',
      `\\b(?:that|those) of (?:early |mid-|late )?(?:${month}|\\d{4}\\b)`,
    ],
  },
  {
    name: 'another-than',
    fix: 'write "a different … from", or "other than" in one piece',
    patterns: [
      '\\banother(?: [\\p{L}\\u0001-]+){0,3} than\\b',
      "(?<!\\b(?:no|any|some|every) )\\bother (?!than\\b|words\\b)(?:[\\p{L}\\u0001'-]+ ){1,2}than\\b",
      '\\b(?:give|gives|gave|get|gets|return|returns|show|shows|yield|yields) another (?:price|result|value|number|amount|figure|address|answer|meaning|unit|rate|yield|total)\\b',
    ],
  },
  {
    name: 'is-gone',
    fix: 'write "was removed", "has disappeared", or "no longer exists"',
    patterns: ["(?:\\b(?:is|are|was|were|be|been|being)|'s|'re) gone\\b"],
  },
  {
    name: 'part',
    fix: 'write "share", "portion", or "some of"; "part of" takes no article',
    patterns: [
      '\\ba (?:small |large |big |good |certain |great |greater |larger |smaller )?part of\\b',
      '\\bonly a part\\b',
      '(?<!\\b(?:play|plays|played|playing|do|does|did|doing|for|on|take|takes|in) )\\b(?:its|their|your|his|her) part\\b(?! (?:of|in)\\b)',
    ],
  },
  {
    name: 'whoever',
    fix: 'write "anyone who", "no one", "someone", "everyone", or "you"',
    patterns: ['\\b(?:whoever|whomever|nobody|somebody|everybody|anybody)\\b'],
    replace: {
      nobody: 'no one',
      somebody: 'someone',
      everybody: 'everyone',
      anybody: 'anyone',
    },
  },
  {
    name: 'mends',
    fix: 'write "fix"',
    patterns: ['\\bmend(?:s|ed|ing|able)?\\b'],
    replace: { mend: 'fix', mends: 'fixes', mended: 'fixed', mending: 'fixing' },
  },
  {
    name: 'shall',
    fix: 'write "should", "must", or the plain verb',
    // In a list of words, one follows that never does in a sentence.
    patterns: ["\\b(?:shall|shan't)\\b(?! should\\b)"],
  },
  {
    name: 'replaced-by',
    fix: 'write "with": something is replaced with something, or was replaced by it',
    patterns: [
      '(?<!\\b(?:is|are|was|were|be|been|being|get|gets) )\\breplac(?:e|es|ed|ing) (?!in\\b|on\\b|since\\b|later\\b|then\\b|only\\b)(?:[^\\s.,;:!?]+ ){1,4}?by (?:an?|the|its|their|your|\\u0001|\\p{Lu})',
    ],
  },
  {
    name: 'on-top',
    fix: 'write "also", "in addition", or "more"',
    patterns: ['\\b(?:come|comes|came|coming) on top\\b(?! of\\b)'],
  },
  {
    name: 'belongs-into',
    fix: 'write "belongs in" or "goes into"',
    patterns: ['\\bbelong(?:s|ed|ing)? into\\b'],
  },
  {
    name: 'of-release',
    fix: 'write "the 0.4.3 vault", "0.4.3\'s", or "the vault\'s row"',
    patterns: [
      '\\bof (?:the )?(?:release|version)s? (?=\\d|\\u0001)',
      '\\b(?:row|button|label) of (?:the|a|your|each|that) (?:vault|strategy|page|app|wallet|token)\\b',
    ],
  },
  {
    name: 'fragments',
    fix: 'write whole sentences with their articles: "as a minimal proxy", "counts as a loss"',
    patterns: [
      '(?<!\\b(?:such|well) )\\bas (?:minimal |new |second |own |single |plain )?(?:proxy|loss|token|contract|strategy|vault|library|address|list|table|link|page|file|recipient|depositor|argument|parameter|string|fee)(?= (?:of|for|in|that|which|to|when|and|or|with|is|at|from|by)\\b|[.,;:)]|$)',
    ],
  },
  {
    name: 'a-second',
    fix: 'write "per second", "per year"',
    patterns: [
      '(?<=[\\d%] |\\b(?:shares|tokens|points|dollars|wei|gwei|YFI|DAI|ETH|CRV|requests|blocks|calls|bytes|percent|million|billion|bps) )an? (?:second|minute|hour|day|week|month|year)\\b(?! (?:ago|later|after|before|earlier))',
    ],
  },
  {
    name: 'provenance',
    fix: 'settle it or leave it out; if it matters, say once what to rely on instead',
    patterns: [
      '\\bnot (?:certain|rechecked|re-checked|been rechecked|been verified again)\\b',
      '\\bmay be gone\\b',
      '\\b(?:earlier|older|former|previous) (?:documentation|documents|docs|version of this (?:page|document))\\b',
      '\\bwhether (?:it|they|this|that) still (?:holds?|exists?|works?|applies|apply)\\b',
      '\\bwas not (?:checked|verified|tested) again\\b',
    ],
  },
  {
    name: 'present',
    fix: 'write "current"',
    patterns: [
      '\\b(?:the|its|their|a|your) present (?!tense\\b|value\\b|and\\b|in\\b|at\\b|on\\b|to\\b|as\\b|is\\b)(?=\\p{L})',
    ],
  },
  {
    name: 'answers',
    fix: 'write "returns"',
    patterns: ['\\banswers (?:true|false|zero|\\u0001)', '\\banswer(?:ed)? (?:true|false)\\b'],
  },
  {
    name: 'reenter',
    fix: 'write "reentrancy", or "call back into"',
    patterns: ['\\bre-?enter(?:s|ed|ing)?\\b'],
  },
  {
    name: 'allows-to',
    fix: 'name who may do it: "allows users to deposit", or "lets them deposit"',
    // "The contracts that you allow to spend your tokens" names them.
    patterns: [
      '(?<!\\b(?:you|they|(?:that|which|whom|what)(?: [\\p{L}\\u0001]+){1,3}) )\\b(?:allow(?:s|ing)?|enables?) to (?!be\\b)',
    ],
  },
  {
    name: 'article',
    fix: 'write "an" before the sound of a vowel, and "a" before others',
    patterns: [
      // "Token A amount" has a name.
      "(?<![\\p{L}\\d'.<-]|\\b(?:token|asset|user|chain|pool|vault) )a (?:address|account|amount|asset|error|event|issue|oracle|owner)\\b",
      '(?<![\\p{L}\\d-])a (?:ABI|AMM|API|APR|APY|EIP|EOA|ERC|ETH|EVM|HTML|LP|NFT|RPC|SDK|XML)s?\\b',
      '\\ban (?:users?|unit\\w*|uni(?:que|versal|on)\\w*|uint\\w*|useful|URLs?|US|USDC?|one|European)\\b',
    ],
  },
  {
    name: 'worked-when',
    fix: 'write "it worked if", or "you\'ll know it worked when"',
    patterns: ['(?<!\\bknow (?:it|that it) )\\bworked when\\b'],
  },
  {
    name: 'dated',
    fix: 'write "in July 2022", "from July 2022", or "as of July 2022"',
    // A report, a list, or the state of something has a date: "the report of December 2, 2020".
    patterns: [
      `\\b(?:YIP-\\d+|\\d+(?:\\.\\d+)+|attack|hack|ideas?|experiments?|votes?|tags?|\\u0001) of (?:${month}|\\d{4}\\b)`,
    ],
  },
  {
    name: 'this-page',
    fix: 'begin with what the reader gets or can do: "You can …", "A vault …"',
    patterns: ['This (?:page|document|article|guide|section)\\b'],
    where: 'opening',
  },
  {
    name: 'labels',
    fix: 'write a sentence: "You\'ll know it worked when …", "To undo it, …"',
    patterns: [
      '(?:What to see|How to undo|How to undo it|Who|See|Undo)(?: before[^:]{0,20})?\\u0002*:',
    ],
    where: 'start',
  },
];
