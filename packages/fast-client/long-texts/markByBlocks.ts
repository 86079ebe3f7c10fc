import { byBlocksAttribute } from './constants';

/**
 * Makes the browser lay out the text block by block, unless the page is opened at a place within it, by a hash or by
 * going back. This only happens in browsers that keep the reader's place when a block above turns out to be higher.
 *
 * Runs inline, before the browser reads the text. Without scripts, every text is laid out at once.
 */
export const markByBlocks = `(function(){
var entry=performance.getEntriesByType('navigation')[0];
if(entry&&entry.type==='navigate'&&!location.hash&&CSS.supports('overflow-anchor','auto'))document.documentElement.setAttribute('${byBlocksAttribute}','')
})()`;
