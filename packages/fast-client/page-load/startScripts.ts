import type { trustedTypePolicies } from '../../../src/data/security-headers';

/** Attribute of the inline script that holds the addresses of the page's scripts, apart by spaces. */
export const scriptsAttribute = 'data-scripts';

/** The policy through which the inline script names them. */
const scriptsPolicy: (typeof trustedTypePolicies)[number] = 'scripts';

/**
 * Asks for the scripts of a page once the page is painted: neither their bytes nor their evaluation may keep the first
 * picture back. In a tab that isn't painted it asks at once, and in a browser that doesn't report paints, when the page
 * is read.
 *
 * Runs inline, written for old browsers. The same text in every page, so that its hash in the content security policy is
 * one.
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
