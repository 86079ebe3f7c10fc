/** Page-load constants of the specification, in milliseconds. */

/** How long a page may load before the loading animation shows. */
export const lazyLoaderDelay = 200;
/** Interval of the stand-in for animation frames. */
export const frameInterval = 16;
