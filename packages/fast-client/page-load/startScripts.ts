import type { trustedTypePolicies } from '../../hosting';

/** Attribute of the inline script with the addresses of the page's scripts, separated by spaces. */
export const scriptsAttribute = 'data-scripts';

/** The policy through which the inline script names them. */
const scriptsPolicy: (typeof trustedTypePolicies)[number] = 'scripts';

/**
 * Requests the scripts of a page once it's painted, so that neither their bytes nor their evaluation delay the first
 * paint. In a tab that isn't painted, it requests them at once, and in a browser that doesn't report paints, once the
 * page has been read.
 *
 * Runs inline, so it's written for old browsers. The text is the same in every page, so the content security policy
 * needs only one hash.
 */
export const startScripts = `(function(){
var list=document.currentScript.getAttribute('${scriptsAttribute}').split(' '),done=false,
policy=window.trustedTypes&&trustedTypes.createPolicy('${scriptsPolicy}',{createScriptURL:function(address){
if(list.indexOf(address)<0)throw new TypeError(address);
return address}});
function start(){
if(done)return;
done=true;
list.forEach(function(address){
var script=document.createElement('script');
script.src=policy?policy.createScriptURL(address):address;
script.async=false;
document.head.appendChild(script)})}
if(document.visibilityState==='hidden')return start();
try{new PerformanceObserver(function(entries,observer){
if(!entries.getEntriesByName('first-contentful-paint').length)return;
observer.disconnect();
start()}).observe({type:'paint',buffered:true})}catch(error){}
document.addEventListener('DOMContentLoaded',function(){setTimeout(start,2000)})
})()`;

/** Addresses of the scripts that a page asks for, from its HTML. */
export function listedScripts(html: string): string[] {
  const [, value = ''] = new RegExp(`\\s${scriptsAttribute}="?([^">]+)`).exec(html) ?? [];
  return value.split(' ').filter(Boolean);
}
