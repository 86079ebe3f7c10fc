import { pairsOf } from '../../facts';

const endings: readonly (readonly [british: RegExp, american: string])[] = [
  [/our(?=(?:s|ed|ing|able|ful|less|al|ites?|hood)?$)/, 'or'],
  [/is(?=(?:es?|ed|ing|ations?|ers?|able)$)/, 'iz'],
  [/ys(?=(?:es?|ed|ing|ers?)$)/, 'yz'],
  [/ll(?=(?:ed|ing|ers?)$)/, 'l'],
  [/(?<=..)re(?=s?$)/, 'er'],
  [/ogue(?=s?$)/, 'og'],
  [/ence(?=s?$)/, 'ense'],
];

/** Words with endings of their own, or whose American form no dictionary has; each British one is before its American one. */
export const irregular = pairsOf(`
acknowledgement acknowledgment, ageing aging, amongst among, artefact artifact, artefacts artifacts, burnt burned,
catalogued cataloged, centred centered, cheque check, cheques checks, collateralises collateralizes,
collateralising collateralizing, customisable customizable, enrol enroll,
fibre fiber, fulfil fulfill, fulfilment fulfillment, fulfils fulfills, grey gray, greyed grayed, greys grays,
incentivisation incentivization, incentivise incentivize, incentivised incentivized, incentivises incentivizes,
incentivising incentivizing, instalment installment, instalments installments, judgement judgment, learnt learned,
maths math, orientated oriented, practise practice, practised practiced, programme program, programmes programs,
sceptical skeptical, sizeable sizable, skilful skillful, spelt spelled, spoilt spoiled, tokenisation tokenization,
tokenise tokenize, tokenised tokenized, tokeniser tokenizer, tokenises tokenizes, tokenising tokenizing,
towards toward, whilst while`);

/**
 * The American form of a British word, undefined for any other word.
 *
 * @param word in lower case
 * @param knows whether the American dictionary has a word
 */
export function americanOf(word: string, knows: (word: string) => boolean): string | undefined {
  const known = irregular.get(word);
  if (known !== undefined || knows(word)) return known;
  return endings
    .map(([british, american]) => word.replace(british, american))
    .find((form) => form !== word && knows(form));
}
