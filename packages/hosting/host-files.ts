/** Folder of a build, for servers and not for readers. */
export const hostFolder = '.site';

/** Files of a build that no reader may ask for. */
export const hostFiles = ['_headers', '_redirects', 'serve.json', 'vercel.json'] as const;
