/** Phrases by what to do about them; the writing-style guide gives the reasons. */
const byFix: Readonly<Record<string, string>> = {
  'leave it out: to a stuck reader no step is easy':
    'simply, just, easily, obviously, of course, clearly, trivial, trivially, straightforward, effortless, effortlessly, hassle-free, with ease, in no time',
  'state the point, or use a callout':
    'please note, note that, please, it should be noted, it is worth noting, keep in mind, bear in mind, needless to say, as you can see, it is important to note, remember that',
  'name the target': 'click here, this link, read more',
  'choose one, or write "A, B, or both"': 'and/or',
  'give the number, or leave it out':
    'very, really, basically, actually, quite, extremely, incredibly, literally, essentially',
  'say what it does, in numbers':
    'seamless, seamlessly, world-class, revolutionary, revolutionize, cutting-edge, state-of-the-art, best-in-class, game-changing, game changer, next-generation, next-level, blazing, blazingly, lightning-fast, innovative, powerful, amazing, awesome, exciting, unparalleled, unrivaled, industry-leading, turnkey, supercharge, supercharged, unleash, one-stop, battle-tested, passive income, risk-free, guaranteed returns, to the moon',
  'write "use"': 'utilize, utilizes, utilized, utilizing',
  'write "to"': 'in order to',
  'write "percent"': 'per cent',
  'write "because"': 'due to the fact that',
  'write what is missing': 'todo, tbd, fixme, lorem ipsum',
  'name the date': 'at this point in time, at the moment of writing, at the time of writing',
};

/** Every banned phrase, in lower case, and what to do about it. */
export const banned: ReadonlyMap<string, string> = new Map(
  Object.entries(byFix).flatMap(([fix, phrases]) =>
    phrases.split(', ').map((phrase): [string, string] => [phrase, fix]),
  ),
);
