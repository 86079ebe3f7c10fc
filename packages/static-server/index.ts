export { previousAssets, recoverBuild, replaceBuild } from './previous';
export { mediaTypeOf } from './files';
export { listen, served } from './served';
export { createSiteServer } from './server';
