/** Where Chromium is: the commands that may install it say so by the variable. */
export const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Flags with which Chromium neither talks to other hosts nor needs a sandbox of its own or a graphics card. */
export const chromiumArgs: readonly string[] = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
