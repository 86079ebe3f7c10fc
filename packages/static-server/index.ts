export { previousAssets, recoverBuild, replaceBuild } from './previous';
export { served } from './served';
export { createSiteServer } from './server';
