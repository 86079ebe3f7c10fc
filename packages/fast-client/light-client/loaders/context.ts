/** The part of webpack's loader context that the loaders here use. */
export interface LoaderContext<Options = unknown> {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly mode: string;
  /** Folder of the site. */
  readonly rootContext: string;
  addDependency(file: string): void;
  getOptions(): Options;
  async(): (error: Error | null, code?: string) => void;
}
