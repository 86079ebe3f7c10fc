/** What the build and other packages need to know of pages and of how they load. Its plugins are folders of their own. */
export { sectionRequest } from './light-client/loaders/routes';
export { metadataAttribute } from './light-client/client/static-content/metadata';
export { islandsRequest, recordFile } from './light-client/record';
export { stylesheetsAttribute } from './page-load/stylesheetsAttribute';
export { listedScripts, pageTemplate } from './page-load/pageTemplate';
