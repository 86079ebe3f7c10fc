import { promises as fs, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Eta from 'eta';
import { ofDocusaurus } from '../ofDocusaurus';

const eta = ofDocusaurus('eta') as typeof Eta;
const { minify } = ofDocusaurus('html-minifier-terser') as {
  minify: (html: string, options: object) => Promise<string>;
};
const { getBundles } = ofDocusaurus('react-loadable-ssr-addon-v5-slorber') as {
  getBundles: (manifest: Manifest, chunks: readonly string[]) => Files;
};

/** The record of the browsers' compiler about which files belong to which chunks. */
interface Manifest {
  readonly entrypoints: readonly string[];
}

type Files = Partial<Record<'css' | 'js', readonly { readonly file: string }[]>>;

/** The files that every page requests. Its scripts request whatever else it needs. */
function filesOfPages({ generatedFilesDir }: Frame): Files {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return getBundles(manifest, manifest.entrypoints);
}

/** A page as it was rendered on the server. */
export interface RenderedPage {
  readonly appHtml: string;
  readonly htmlAttributes: string;
  readonly bodyAttributes: string;
  readonly metaAttributes: readonly string[];
}

/** What all pages have in common. This is the part that is read here of what Docusaurus passes to the server bundle. */
export interface Frame {
  readonly baseUrl: string;
  readonly generatedFilesDir: string;
  readonly headTags: string;
  readonly preBodyTags: string;
  readonly postBodyTags: string;
  readonly ssrTemplate: string;
  readonly noIndex: boolean;
  readonly DOCUSAURUS_VERSION: string;
}

/**
 * Makes the function that puts the frame around a rendered page and writes it into the built site. The browsers'
 * compiler has to be done before the function is called.
 *
 * @param fileOf gives the file of a page, below the folder of the built site
 */
export function pageWriter(
  frame: Frame,
  outDir: string,
  fileOf: (page: string) => string,
): (page: string, rendered: RenderedPage) => Promise<void> {
  // Only the frame is minified, because its inline scripts can be shortened. The rest of a page has nothing to leave
  // out.
  const shortened = Promise.all(
    [frame.headTags, frame.preBodyTags, frame.postBodyTags].map((html) =>
      minify(html, { minifyJS: true }),
    ),
  );
  const template = eta.compile(frame.ssrTemplate.trim(), { rmWhitespace: true });
  let files: Files | undefined;
  return async (page, rendered) => {
    files ??= filesOfPages(frame);
    const { css = [], js = [] } = files;
    const [headTags, preBodyTags, postBodyTags] = await shortened;
    const html = template(
      {
        ...rendered,
        baseUrl: frame.baseUrl,
        headTags,
        preBodyTags,
        postBodyTags,
        scripts: js.map(({ file }) => file),
        stylesheets: css.map(({ file }) => file),
        noIndex: frame.noIndex,
        version: frame.DOCUSAURUS_VERSION,
      },
      eta.defaultConfig,
    );
    const file = path.join(outDir, fileOf(page));
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, html);
  };
}
