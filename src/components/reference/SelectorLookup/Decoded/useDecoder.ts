import { useEffect, useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Result } from '../../../../../packages/abi-codec';
import type { Answer, Question } from '../../../../../packages/abi-codec/worker';

/** Milliseconds after which an input counts as one that nothing can read. */
const timeoutMs = 10_000;

export type Decoding =
  | { readonly state: 'reading' | 'failed' | 'too long' }
  | { readonly state: 'done'; readonly results: readonly Result[] };

/**
 * Decodes a text in a thread of its own, which starts with the first text.
 *
 * @param text what was pasted
 * @param attempt another number tries again after a failure
 */
export function useDecoder(text: string, attempt: number): Decoding {
  const dictionary = useBaseUrl('/abi/dictionary.json');
  const worker = useRef<Worker>();
  const [decoding, setDecoding] = useState<Decoding>({ state: 'reading' });

  useEffect(() => {
    setDecoding({ state: 'reading' });
    worker.current ??= new Worker(
      new URL('../../../../../packages/abi-codec/worker.ts', import.meta.url),
    );
    const running = worker.current;
    const id = Date.now();
    const stop = (): void => {
      running.terminate();
      worker.current = undefined;
    };
    const timer = setTimeout(() => {
      stop();
      setDecoding({ state: 'too long' });
    }, timeoutMs);
    running.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      clearTimeout(timer);
      setDecoding(data.results ? { state: 'done', results: data.results } : { state: 'failed' });
    };
    running.onerror = () => {
      clearTimeout(timer);
      stop();
      setDecoding({ state: 'failed' });
    };
    running.postMessage({
      id,
      text,
      dictionary,
    } satisfies Question);
    return () => clearTimeout(timer);
  }, [text, attempt, dictionary]);

  useEffect(() => () => worker.current?.terminate(), []);
  return decoding;
}
