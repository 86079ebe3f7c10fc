import ts from 'typescript';
import { lineAt, problemAt, type Sample, type SampleProblem } from './extract';

/** Parses samples of JSON. */
export function checkJson(samples: readonly Sample[]): SampleProblem[] {
  return samples.flatMap((sample) => {
    try {
      JSON.parse(sample.code);
      return [];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // Not every message of JSON.parse tells a position.
      const tree = ts.parseJsonText('sample.json', sample.code) as ts.JsonSourceFile & {
        readonly parseDiagnostics: readonly ts.DiagnosticWithLocation[];
      };
      const offset =
        tree.parseDiagnostics[0]?.start ?? Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
      return [problemAt(sample, lineAt(sample.code, offset), message)];
    }
  });
}
