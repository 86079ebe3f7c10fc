import path from 'node:path';
import ts from 'typescript';
import { problemAt, type Sample, type SampleProblem } from './extract';

const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Every sample is a module of its own, also one without imports.
  moduleDetection: ts.ModuleDetectionKind.Force,
  // Readers' tools look at one file at a time, so they have to see which names are types.
  verbatimModuleSyntax: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  jsx: ts.JsxEmit.React,
  types: ['node', '@docusaurus/module-type-aliases'],
  skipLibCheck: true,
  noEmit: true,
};

/**
 * Checks the types of samples of TypeScript against the installed packages, all in one program.
 *
 * @param root root of the repository, where packages are found; `@site/` stands for it
 */
export function checkTypeScript(samples: readonly Sample[], root: string): SampleProblem[] {
  if (samples.length === 0) return [];
  const settings: ts.CompilerOptions = {
    ...options,
    paths: { '@site/*': [path.join(root, '*')] },
  };
  const byFile = new Map(
    samples.map((sample, i) => [
      path.join(root, `.samples/${i}.${sample.language === 'tsx' ? 'tsx' : 'ts'}`),
      sample,
    ]),
  );
  const host = ts.createCompilerHost(settings);
  const { getSourceFile } = host;
  host.getCurrentDirectory = () => root;
  host.getSourceFile = (name, languageVersion, ...rest) => {
    const sample = byFile.get(name);
    return sample === undefined
      ? getSourceFile(name, languageVersion, ...rest)
      : ts.createSourceFile(name, sample.code, languageVersion);
  };
  const program = ts.createProgram([...byFile.keys()], settings, host);
  return [...byFile].flatMap(([name, sample]) => {
    const source = program.getSourceFile(name);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(({ start = 0, messageText }) =>
      problemAt(
        sample,
        source?.getLineAndCharacterOfPosition(start).line ?? 0,
        ts.flattenDiagnosticMessageText(messageText, ' '),
      ),
    );
  });
}
