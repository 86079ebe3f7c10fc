/**
 * Shows the banner. Runs inline, because with a wrong base URL no file of the site loads. It takes the base URL from the
 * page, so it needs no values from the build. Once the site's script has run, which sets `window.docusaurus`, there's
 * nothing to report.
 */
import { bannerId, placeId } from './ids';

function add(parent: Element, tag: 'code' | 'p', text: string, style = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.style.cssText = style;
  parent.append(element);
  return element;
}

document.addEventListener('DOMContentLoaded', () => {
  const place = document.getElementById(placeId);
  if (!place || 'docusaurus' in window) return;
  const banner = document.createElement('div');
  banner.id = bannerId;
  banner.style.cssText =
    'border:thick solid #d00;background:#ffe6b3;color:#222;margin:20px;padding:20px;font:18px sans-serif';
  banner.setAttribute('role', 'alert');
  add(
    banner,
    'p',
    'Your site did not load properly.',
    'font-weight:bold;font-size:28px;margin:0 0 12px',
  );
  add(banner, 'p', 'A very common reason is a wrong base URL in the configuration.');
  const configured = add(banner, 'p', 'Configured base URL: ');
  add(configured, 'code', place.dataset['baseUrl'] ?? '', 'color:#b00;font-weight:bold');
  const suggested = add(banner, 'p', 'Suggested base URL: ');
  const folder = location.pathname.replace(/index\.html$/, '').replace(/\/?$/, '/');
  add(suggested, 'code', folder, 'color:#060;font-weight:bold');
  document.body.prepend(banner);
});
