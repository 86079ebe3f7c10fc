/** The prefix keeps search crawlers away from the banner. */
export const bannerId = '__docusaurus-base-url-issue-banner';
/** An element of the page that has the base URL as its attribute. */
export const placeId = `${bannerId}-container`;

/**
 * Runs inline, because with a wrong base URL no file of the site loads. Written for old browsers, without markup in
 * strings. It takes the names from the page, so it needs no values from the build. Once the site's script has run, which
 * sets `window.docusaurus`, there's nothing to report.
 */
export const bannerScript = `document.addEventListener('DOMContentLoaded',function(){
var a=document.getElementById('${placeId}'),b=document.createElement('div');
if(!a||window.docusaurus)return;
var p=location.pathname.replace(/index\\.html$/,'');
if(p.charAt(p.length-1)!=='/')p+='/';
function add(t,s,c){var e=document.createElement(t);e.textContent=s;if(c)e.style.cssText=c;this.appendChild(e);return e}
b.id='${bannerId}';
b.style.cssText='border:thick solid #d00;background:#ffe6b3;color:#222;margin:20px;padding:20px;font:18px sans-serif';
b.setAttribute('role','alert');
add.call(b,'p','Your site did not load properly.','font-weight:bold;font-size:28px;margin:0 0 12px');
add.call(b,'p','A very common reason is a wrong base URL in the configuration.');
var q=add.call(b,'p','Configured base URL: ');
add.call(q,'code',a.getAttribute('data-base-url'),'color:#b00;font-weight:bold');
q=add.call(b,'p','Suggested base URL: ');
add.call(q,'code',p,'color:#060;font-weight:bold');
document.body.insertBefore(b,document.body.firstChild);
});`;
