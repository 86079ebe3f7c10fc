/**
 * Replacement for animation frames in browsers without them, such as some embedded web views and privacy shells.
 *
 * react-helmet-async 1.3 batches title and meta by `requestAnimationFrame` and, unlike the library the original ran on,
 * has no fallback: without this the head would stop following navigation. First entry of the bundle, since React's
 * scheduler reads the function when it is evaluated.
 */
import { frameInterval } from '../constants';

if (typeof window.requestAnimationFrame !== 'function') {
  window.requestAnimationFrame = (callback) =>
    window.setTimeout(() => callback(performance.now()), frameInterval);
  window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
}
