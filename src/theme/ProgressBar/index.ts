/**
 * Replaces `@docusaurus/theme-classic/lib/nprogress.js`.
 *
 * Differs from 2.4.3: the bar waits 1000 ms (there 200 ms), as the specification says. The bar itself is drawn here with
 * the look and the numbers of nprogress 0.2, because that library writes `innerHTML`, which Trusted Types forbid, and
 * gives its parts ARIA roles that do not exist.
 */
import type { ClientModule } from '@docusaurus/types';
import { remainingDelay } from '../../../packages/fast-client/light-client/client/static-content/readyToRender';
// The theme decides its place, color, and height.
import '@docusaurus/theme-classic/lib/nprogress.css';

/** How long a page may load before the bar appears, in milliseconds. */
const progressBarDelay = 1000;
/** Share of its width with which the bar starts. */
const progressBarMinimum = 0.08;
/** Duration of one movement of the bar, in milliseconds. */
const progressBarSpeed = 200;
/** Time between two small advances of a waiting bar, in milliseconds. */
const progressBarTrickleSpeed = 800;

/** Ends the bar that is shown. */
let end: (() => void) | undefined;

/** Shows the bar. What it returns fills the bar and takes it away. */
function show(): () => void {
  const root = document.createElement('div');
  root.id = 'nprogress';
  root.setAttribute('role', 'progressbar');
  root.setAttribute('aria-label', 'Loading page');
  const fill = document.createElement('div');
  fill.className = 'bar';
  fill.style.transition = `transform ${progressBarSpeed}ms ease`;
  root.append(fill);
  document.body.append(root);
  let progress = 0;
  const advanceTo = (share: number): void => {
    progress = share;
    fill.style.transform = `translate3d(${(share - 1) * 100}%,0,0)`;
  };
  advanceTo(progressBarMinimum);
  const trickle = window.setInterval(
    // It slows down as it advances, and never reaches the end by itself.
    () => advanceTo(Math.min(progress + (1 - progress) * 0.1 * Math.random(), 0.994)),
    progressBarTrickleSpeed,
  );
  return () => {
    window.clearInterval(trickle);
    advanceTo(1);
    window.setTimeout(() => {
      root.style.cssText = `opacity: 0; transition: opacity ${progressBarSpeed}ms linear`;
      window.setTimeout(() => root.remove(), progressBarSpeed);
    }, progressBarSpeed);
  };
}

const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(() => (end ??= show()), remainingDelay(progressBarDelay));
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    end?.();
    end = undefined;
  },
};

export default clientModule;
