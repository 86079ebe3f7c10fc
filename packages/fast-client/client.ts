/** What the code of other packages may use in the browser. */
export { asTyped } from './focus/asTyped';
export { focusPlace, keepTabInside } from './focus';
export { isComposing } from './focus/isComposing';
export { default as Retry } from './focus/Retry';
export { pageAddress } from './light-client/client/static-content/hostForm';
export { isPlainClick } from './light-client/client/router/follow';
export { keepInAddress } from './light-client/client/router/query';
export { isDeployedAnew } from './page-load/client/newBuild';
export { loadTimeout } from './page-load/loadTimeout';
export { scriptNamer } from './page-load/scriptNamer';
