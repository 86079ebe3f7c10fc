import { transformSync, type Loader, type TransformFailure } from 'esbuild';
import { parseAllDocuments } from 'yaml';
import { problemAt, type Sample, type SampleProblem } from './extract';

/** Comments by which the site marks lines, and the lines that they mark as removed: others take their place. */
const marks =
  /^.*\bremove-(?:next-line\b.*\n.*|start\b[^]*?\bremove-end\b.*)$|^\s*(?:\/\/|\/\*|#|<!--|\{\/\*)\s*(?:highlight|add)-(?:next-line|start|end)\b.*$/gm;

/** A sample without what only marks it; each line keeps its number. */
const unmarked = ({ code }: Sample): string =>
  code.replace(marks, (found) => found.replace(/.+/g, ''));

const loaders: Readonly<Record<string, Loader>> = { json: 'json', js: 'jsx', jsx: 'jsx' };

/** The first error of a sample: its line, from 1, and what it is. */
function errorIn(sample: Sample): readonly [line: number, message: string] | undefined {
  const { language } = sample;
  if (language === 'yaml') {
    const [error] = parseAllDocuments(unmarked(sample)).flatMap(({ errors }) => errors);
    return error && [error.linePos?.[0].line ?? 1, error.message.split(/ at line|\n/)[0] ?? ''];
  }
  try {
    const loader = loaders[language];
    transformSync(unmarked(sample), { loader, tsconfigRaw: '{}', logLevel: 'silent' });
    return undefined;
  } catch (failure) {
    const [error] = (failure as TransformFailure).errors;
    return error && [error.location?.line ?? 1, error.text];
  }
}

/** Parses samples of JSON, JavaScript, and YAML. */
export function checkSyntax(samples: readonly Sample[]): SampleProblem[] {
  return samples.flatMap((sample) => {
    const error = errorIn(sample);
    return error ? [problemAt(sample, error[0] - 1, error[1])] : [];
  });
}
