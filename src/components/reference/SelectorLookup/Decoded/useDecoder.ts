import { useEffect, useMemo, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Dictionary, Result } from '../../../../../packages/abi-codec';

type Decode = (text: string) => readonly Result[];

export type Decoding =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'done'; readonly results: readonly Result[] };

/** Fetches the decoder and the dictionary that it reads by. */
async function load(dictionary: string): Promise<Decode> {
  const [{ decode }, response] = await Promise.all([
    import('../../../../../packages/abi-codec/decode'),
    fetch(dictionary),
  ]);
  if (!response.ok) throw new Error(`${dictionary}: ${response.status}`);
  const known = (await response.json()) as Dictionary;
  return (text) => decode(text, known);
}

/**
 * Decodes a text, once the decoder is there.
 *
 * @param text what was pasted
 * @param attempt another number tries again after a failure
 */
export function useDecoder(text: string, attempt: number): Decoding {
  const dictionary = useBaseUrl('/abi/dictionary.json');
  const [decode, setDecode] = useState<Decode | 'failed'>();
  useEffect(() => {
    setDecode(undefined);
    load(dictionary).then(
      (loaded) => setDecode(() => loaded),
      () => setDecode('failed'),
    );
  }, [attempt, dictionary]);
  return useMemo(() => {
    if (decode === undefined) return { state: 'loading' };
    return decode === 'failed' ? { state: decode } : { state: 'done', results: decode(text) };
  }, [decode, text]);
}
