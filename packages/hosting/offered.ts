import { filesBelow } from '../files';
import { hostFiles } from './host-files';

const encodePath = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

/** Everything that a build offers: routes of its pages, and paths of its other files, all with base URL. */
export function offered(folder: string, baseUrl: string): { routes: string[]; files: string[] } {
  const names = filesBelow(folder).filter(
    (name) =>
      !/\.(?:br|gz)$/.test(name) &&
      // Such as the folder with the headers, and the mark for GitHub Pages.
      !/^\.(?!well-known\/)/.test(name) &&
      !(hostFiles as readonly string[]).includes(name),
  );
  const isPage = (name: string): boolean => name === 'index.html' || name.endsWith('/index.html');
  return {
    routes: names
      .filter(isPage)
      .map((name) => baseUrl + encodePath(name.replace(/\/?index\.html$/, '')))
      .sort(),
    files: names
      .filter((name) => !isPage(name) && name !== '404.html')
      .map((name) => baseUrl + encodePath(name))
      .sort(),
  };
}
