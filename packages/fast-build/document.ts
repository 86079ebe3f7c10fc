/**
 * webpack loader that compiles a document. It replaces the steps that Docusaurus gives a document, and runs them one
 * after the other. When one of them fails, the error says where in the document.
 */
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { withDependencies } from './dependencies';
import { documentError, earlyError } from './document-errors';

/** A loader of Docusaurus and its options, as they were in the configuration. */
export interface Step {
  readonly loader: string;
  readonly options: object;
}

type Context = LoaderContext<{ readonly steps: readonly Step[] }>;

type Loader = (this: object, source: string) => unknown;

function runStep(context: Context, { loader, options }: Step, source: string): Promise<string> {
  const { default: run } = require(loader) as { default: Loader };
  // Right away, so that a document with an error is compiled again when one of them changes.
  const note = (file: string): void => context.addDependency(file);
  return new Promise((resolve, reject) => {
    const own = Object.create(context, {
      query: { value: options },
      getOptions: { value: () => options },
      async: {
        value: () => (error: Error | null, code?: string) =>
          error ? reject(error) : resolve(code ?? ''),
      },
    }) as object;
    Promise.resolve(withDependencies(note, () => run.call(own, source))).catch(reject);
  });
}

/** Addresses of documents by `@site/` and the paths of their files. */
type Addresses = Readonly<Record<string, string>>;

interface Documents {
  readonly sourceToPermalink?: Addresses;
  /** The file with what Docusaurus knows of a document, which changes less often than its text. */
  readonly metadataPath?: (file: string) => string;
}

/** The steps. The one that writes addresses for the files in links makes a document depend on those files. */
function stepsOf(context: Context): Step[] {
  const { steps } = context.getOptions();
  const { metadataPath } = Object.assign({}, ...steps.map(({ options }) => options)) as Documents;
  const noted = (addresses: Addresses): Addresses =>
    new Proxy(addresses, {
      get(_addresses, source: string) {
        const file = source.replace('@site', context.rootContext);
        const address = addresses[source];
        context.addDependency((address && metadataPath?.(file)) ?? file);
        // The metadata of a document stay when it is removed.
        context.addMissingDependency(file);
        return address;
      },
    });
  return steps.map(({ loader, options }) => {
    const { sourceToPermalink } = options as Documents;
    if (!sourceToPermalink) return { loader, options };
    return { loader, options: { ...options, sourceToPermalink: noted(sourceToPermalink) } };
  });
}

async function runSteps(context: Context, source: string): Promise<string> {
  let code = source;
  // webpack runs loaders from the last to the first.
  for (const step of stepsOf(context).reverse()) {
    code = await runStep(context, step, code);
  }
  // The size of a picture is in the code.
  for (const [, picture = ''] of code.matchAll(/require\("![^"]*!(\.[^"?]+)[^"]*"\)/g))
    context.addDependency(path.resolve(path.dirname(context.resourcePath), picture));
  return code;
}

/**
 * The code of a document without the path of the loader that large pictures get: the folder of the site would decide the
 * names of files. It's the one that they get anyway.
 */
const withoutFolder = (code: string): string => code.replace(/&fallback=[^!"]*(?=!)/g, '');

/**
 * The code of a document, with a separate name for the function that makes elements. The compiler would otherwise
 * note every element as a use of the import, which takes 4 s of a build, 380 MB, and a fifth of its cache.
 */
const withOwnName = (code: string): string =>
  code.replace(
    /import ?\{ ?mdx ?\} ?from ?"@mdx-js\/react";/,
    'import { mdx as imported } from "@mdx-js/react";\nconst mdx = imported;',
  );

async function compile(context: Context, source: string): Promise<string> {
  const written = { source, file: context.resourcePath, root: context.rootContext };
  // What it looks for becomes a dependency of the document, found or not.
  const wrong = await earlyError(written, context.getResolve());
  if (wrong) throw wrong;
  try {
    return withoutFolder(withOwnName(await runSteps(context, source)));
  } catch (error) {
    throw documentError(error as Error, written);
  }
}

export default function compileDocument(this: Context, source: string): void {
  const done = this.async();
  compile(this, source).then((code) => done(null, code), done);
}
