import { useEffect, useMemo, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Dictionary, Result } from '../../../../../packages/abi-codec';

interface Decoder {
  readonly decode: (text: string) => readonly Result[];
  /** What the documentation calls addresses, in lower case. */
  readonly names: ReadonlyMap<string, string>;
}

export type Decoding =
  | { readonly state: 'loading' | 'failed' }
  | ({ readonly state: 'done'; readonly results: readonly Result[] } & Pick<Decoder, 'names'>);

/** Fetches the decoder, the dictionary that it reads by, and names of addresses. */
async function load(dictionary: string): Promise<Decoder> {
  const [{ decode }, { addresses }, response] = await Promise.all([
    import('../../../../../packages/abi-codec/decode'),
    import('../../../../data/addresses'),
    fetch(dictionary),
  ]);
  if (!response.ok) throw new Error(`${dictionary}: ${response.status}`);
  const known = (await response.json()) as Dictionary;
  return {
    decode: (text) => decode(text, known),
    names: new Map(addresses.map(({ address, label }) => [address.toLowerCase(), label])),
  };
}

/**
 * Decodes a text, once the decoder is there.
 *
 * @param text what was pasted
 * @param attempt another number tries again after a failure
 */
export function useDecoder(text: string, attempt: number): Decoding {
  const dictionary = useBaseUrl('/abi/dictionary.json');
  const [decoder, setDecoder] = useState<Decoder | 'failed' | 'loading'>('loading');
  useEffect(() => {
    setDecoder('loading');
    load(dictionary).then(setDecoder, () => setDecoder('failed'));
  }, [attempt, dictionary]);
  return useMemo(() => {
    if (typeof decoder === 'string') return { state: decoder };
    return { state: 'done', results: decoder.decode(text), names: decoder.names };
  }, [decoder, text]);
}
