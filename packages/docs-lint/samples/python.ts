import { parser } from '@lezer/python';
import { positionOf } from '../document';
import { problemAt, type Sample, type SampleProblem } from './extract';

/**
 * Writes Vyper's own forms as Python forms of the same length, so that offsets stay: `struct`, `event`, `interface` and
 * `enum` become classes, `log Event(…)` a call.
 */
export function vyperAsPython(code: string): string {
  return code
    .replace(
      /^([ \t]*)(struct|event|interface|enum)[ \t]+(?=\w+[ \t]*:)/gm,
      (found, lead: string) => `${lead}class `.padEnd(found.length),
    )
    .replace(
      /^([ \t]*)log[ \t]+(?=\w+\()/gm,
      (found, lead: string) => lead + 'log'.padEnd(found.length - lead.length, '_'),
    );
}

/** Parses samples of Python. The grammar is Python 3's; names and types are not looked at. */
export function checkPython(samples: readonly Sample[]): SampleProblem[] {
  return samples.flatMap((sample) => {
    const code = `${sample.language === 'vyper' ? vyperAsPython(sample.code) : sample.code}\n`;
    let problem: SampleProblem | undefined;
    parser.parse(code).iterate({
      enter(node) {
        if (problem !== undefined || !node.type.isError) return problem === undefined;
        const line = positionOf(code, node.from).line - 1;
        const text = (sample.code.split('\n')[line] ?? '').trim();
        problem = problemAt(sample, line, `cannot be parsed near "${text}"`);
        return false;
      },
    });
    return problem === undefined ? [] : [problem];
  });
}
