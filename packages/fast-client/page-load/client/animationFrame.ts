/**
 * Replacement for animation frames in browsers without them, such as some embedded web views and privacy shells: with one,
 * the head follows navigation everywhere. First entry of the bundle, so that everything after it finds the function.
 */
import { frameInterval } from '../constants';

if (typeof window.requestAnimationFrame !== 'function') {
  window.requestAnimationFrame = (callback) =>
    window.setTimeout(() => callback(performance.now()), frameInterval);
  window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
}
