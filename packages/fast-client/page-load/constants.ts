/** Page-load constants of the specification. Times are milliseconds, the minimum is a share of the bar's width. */

/** How long a page may load before the progress bar appears. */
export const progressBarDelay = 1000;
/** Share of its width with which the bar starts. */
export const progressBarMinimum = 0.08;
/** Duration of one movement of the bar. */
export const progressBarSpeed = 200;
/** Time between two small advances of a waiting bar. */
export const progressBarTrickleSpeed = 800;
/** How long a page may load before the loading animation shows. */
export const lazyLoaderDelay = 200;
/** Interval of the stand-in for animation frames. */
export const frameInterval = 16;
