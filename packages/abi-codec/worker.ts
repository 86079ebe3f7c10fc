/** The thread that decodes, so that a large input never holds up the page. */
import { decode } from './decode';
import type { Dictionary, Result } from './types';

export interface Question {
  readonly id: number;
  readonly text: string;
  /** Address of the dictionary. It is fetched once. */
  readonly dictionary: string;
}

export interface Answer {
  readonly id: number;
  /** Missing where the dictionary could not be fetched. */
  readonly results?: readonly Result[];
}

let dictionary: Promise<Dictionary> | undefined;

async function load(address: string): Promise<Dictionary> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Dictionary;
}

self.onmessage = ({ data: { id, text, dictionary: address } }: MessageEvent<Question>) => {
  dictionary ??= load(address);
  dictionary.then(
    (known) => self.postMessage({ id, results: decode(text, known) } satisfies Answer),
    () => {
      dictionary = undefined;
      self.postMessage({ id } satisfies Answer);
    },
  );
};
