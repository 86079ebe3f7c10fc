/**
 * What the checks need from a browser, whatever protocol it speaks. Each protocol has a file next to this one. What a
 * reader does in a browser is in `../reader.ts`, once for all protocols.
 */

/** The window that a page is read in, and the system around it. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** What the reader's system asks for. */
  readonly colorScheme: 'light' | 'dark';
}

/** Keys that are held while another is pressed. */
export type Modifier = 'Control' | 'Shift';

/** Keys with a name; all others are the character they write. */
export type NamedKey =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Delete'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Tab';

/** One tab. Nothing here waits for the site: only for the browser. */
export interface Tab {
  /** Goes to an address and waits for the document's load event. */
  open(address: string): Promise<void>;
  /** Value of an expression in the page: JSON, or a promise of it. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer; with `press`, presses its button there. In pixels of the page's window. */
  point(x: number, y: number, press: boolean): Promise<void>;
  press(key: string, held?: readonly Modifier[]): Promise<void>;
  type(text: string): Promise<void>;
  /** PNG of what the window shows. */
  picture(): Promise<Buffer>;
  /** Console errors and warnings that the browser's own tools report, and uncaught errors. */
  readonly heard: readonly string[];
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Browser {
  /** Its name and version in its own words. */
  readonly version: string;
  /** Opens a tab that shares nothing with tabs of other sites. */
  tab(view: View): Promise<Tab>;
  close(): Promise<void>;
}

/** Paths of an engine's programs, as `scripts/setup/engines.cjs` finds them. */
export type Programs = Readonly<Record<string, string>>;
