import { byBlocksAttribute } from './constants';

/**
 * Has the text laid out block by block, unless the page is opened at a place within it: by a hash, or by coming back. Only
 * where the browser keeps the reader's place when a block above turns out to be higher.
 *
 * Runs inline, before the text is read. Without scripts every text is laid out whole.
 */
export const markByBlocks = `(function(){
var entry=window.performance&&performance.getEntriesByType&&performance.getEntriesByType('navigation')[0];
if(entry&&entry.type==='navigate'&&!location.hash&&window.CSS&&CSS.supports('overflow-anchor','auto'))document.documentElement.setAttribute('${byBlocksAttribute}','')
})()`;
