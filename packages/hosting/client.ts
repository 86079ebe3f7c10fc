/** What the browser needs of this package. */
export { commonName } from './commonName';
