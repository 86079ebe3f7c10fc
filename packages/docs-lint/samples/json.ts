import { transformSync, type TransformFailure } from 'esbuild';
import { problemAt, type Sample, type SampleProblem } from './extract';

/** Comments by which the site marks lines: it takes them out. */
const marks = /^\s*(?:\/\/|\/\*|#|<!--|\{\/\*)\s*highlight-(?:next-line|start|end)\b.*$/gm;

/** Parses samples of JSON. */
export function checkJson(samples: readonly Sample[]): SampleProblem[] {
  return samples.flatMap((sample) => {
    try {
      transformSync(sample.code.replace(marks, ''), { loader: 'json', logLevel: 'silent' });
      return [];
    } catch (error) {
      return (error as TransformFailure).errors
        .slice(0, 1)
        .map(({ text, location }) => problemAt(sample, (location?.line ?? 1) - 1, text));
    }
  });
}
