/** The place that the script fills; the prefix keeps search crawlers away from it. */
export const bannerId = '__docusaurus-base-url-issue-banner';

/**
 * Runs inline, because with a wrong base URL no file of the site loads. Written for old browsers, without markup in
 * strings. It takes the names from the page, so it needs no values from the build.
 */
export const bannerScript = `document.addEventListener('DOMContentLoaded',function(){
var b=document.getElementById('${bannerId}');
if(!b||b.hasAttribute('data-loaded'))return;
var p=location.pathname.replace(/index\\.html$/,'');
if(p.charAt(p.length-1)!=='/')p+='/';
function add(t,s,c){var e=document.createElement(t);e.textContent=s;if(c)e.style.cssText=c;this.appendChild(e);return e}
b.style.cssText='border:thick solid #d00;background:#ffe6b3;color:#222;margin:20px;padding:20px;font:18px sans-serif';
b.setAttribute('role','alert');
add.call(b,'p','Your site did not load properly.','font-weight:bold;font-size:28px;margin:0 0 12px');
add.call(b,'p','A very common reason is a wrong base URL in the configuration.','');
var q=add.call(b,'p','Configured base URL: ','');
add.call(q,'code',b.getAttribute('data-base-url'),'color:#b00;font-weight:bold');
q=add.call(b,'p','Suggested base URL: ','');
add.call(q,'code',p,'color:#060;font-weight:bold');
});`;
