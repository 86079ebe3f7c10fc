import path from 'node:path';
import { inlineScript } from '../inline-script';
import { scriptsAttribute } from './startScripts';

/**
 * The frame of every page, which replaces the one of Docusaurus.
 *
 * Differs from 2.4.3: scripts are requested once the page is painted (there: preloaded before the stylesheet
 * has arrived, and run at the end of the body, often before the first paint). No white space is around the
 * page.
 */
export const pageTemplate = (): string => `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script ${scriptsAttribute}="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${inlineScript(path.join(__dirname, 'inline.ts')).text}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** Addresses of the scripts that a page asks for, from its HTML. */
export function listedScripts(html: string): string[] {
  const [, value = ''] = new RegExp(`\\s${scriptsAttribute}="?([^">]+)`).exec(html) ?? [];
  return value.split(' ').filter(Boolean);
}
