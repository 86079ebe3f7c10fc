import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import type { SearchSite } from '../types';

/** A page as Docusaurus builds it, as far as the search reads it. */
export function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html><head><title>${title}</title>${head}</head><body><nav>Navigation Vault</nav><article><nav>breadcrumbs</nav><div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${body}</div></article><footer>Footer</footer></body></html>`;
}

function heading(level: 2 | 3, id: string, title: string): string {
  return `<h${level} class="anchor" id="${id}">${title}<a href="#${id}" class="hash-link">\u200b</a></h${level}>`;
}

/** A built site of some pages, by route, in a folder of its own. */
export function site(pages: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'search-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  for (const [route, html] of Object.entries(pages)) {
    const folder = path.join(root, route);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), html);
  }
  return root;
}

const member = (name: string, selector: string, text: string): string =>
  `${heading(3, name.toLowerCase(), name)}<p><code>@view</code>\n<code>def ${name}() -&gt; uint256</code></p><p>${text}</p><ul><li><strong>Selector:</strong> <code>${selector}</code></li></ul>`;

const declared = (release: string, form: string): string =>
  `<p>Holds one token.</p><ul><li><strong>Declared in:</strong> <a href="#x">contracts/Vault.vy</a> at v${release}, ${form}</li></ul>`;

/** Documents with a tag, or posts, as Docusaurus lists them. */
const list =
  '<main><h1>All tags</h1><article><h2><a href="/resources/faq">Questions</a></h2><div class="markdown"><p>pricePerShare</p></div></article></main>';

/** What the small site says of itself. */
export const searchSite: SearchSite = {
  versions: {
    section: 'vaults',
    releases: ['0.4.3', '0.4.2', '0.3.5', '0.3.4', '0.3.3', '0.3.2', '0.3.1', '0.3.0'],
  },
  parts: [
    { id: 'getting-started', label: 'Getting Started' },
    { id: 'vaults', label: 'Smart Contracts' },
    { id: 'resources', label: 'Resources' },
    { id: 'security', label: 'Security' },
    { id: 'blog', label: 'Release notes' },
  ],
};

/** A small site with what the tests of the search need: two releases, terms, questions, rows and addresses. */
export function smallSite(): string {
  return site({
    '/resources/defi-glossary': page(
      'DeFi glossary',
      `<p>Terms.</p>${heading(2, 'letter-f', 'F')}${heading(3, 'flash-loan', 'Flash loan')}<p>A loan within one transaction.</p>${heading(3, 'slippage', 'Slippage')}<p>The difference between the expected and the paid price.</p>${heading(3, 'tvl', 'TVL')}<p>Total value locked: what a protocol holds.</p>${heading(2, 'next', 'Next')}<p><a href="/resources/faq">Questions</a></p>`,
    ),
    '/resources/faq': page(
      'Questions',
      `${heading(2, 'why', 'Why is gas so expensive?')}<p>Ethereum is busy. See <a href="/resources/defi-glossary#slippage">slippage</a>.</p>`,
    ),
    '/getting-started/addresses': page(
      'Addresses',
      `<p>Contracts.</p><table><thead><tr><th>Name</th><th>Address</th></tr></thead><tbody><tr><th scope="row">Treasury</th><td><span class="address"><a href="https://etherscan.io"><code>0x93A62dA5a14C80f265DAbC077fCEE437B1a0Efde</code></a><button>copy</button></span></td></tr></tbody></table>`,
    ),
    '/vaults/smart-contracts/vault': page(
      'Vault.vy',
      `${declared('0.4.3', 'contract')}${heading(2, 'public-variables', 'Public variables')}<table><tbody><tr><td><span id="depositlimit"></span><code>depositLimit()</code></td><td>Ceiling for total assets.</td><td><code>0xecf70858</code></td></tr></tbody></table>${heading(2, 'views', 'View functions')}${member('pricePerShare', '0x99530b06', 'Value of one whole share.')}${member('totalAssets', '0x01e1d114', 'All tokens <b>&lt;img src=x onerror=alert(1)&gt;</b>.')}`,
    ),
    '/vaults/0.4.2/smart-contracts/vault': page(
      'Vault.vy',
      `${declared('0.4.2', 'contract')}${heading(2, 'views', 'View functions')}${member('pricePerShare', '0x99530b06', 'Value of a share.')}${member('precisionFactor', '0x11223344', 'Only here.')}`,
    ),
    '/vaults/smart-contracts/VaultAPI': page(
      'VaultAPI',
      `${declared('0.4.3', 'interface')}${heading(2, 'views', 'View functions')}${heading(3, 'pricepershare', 'pricePerShare')}<p><code>function pricePerShare() external view</code></p><p>Value of one whole share.</p>`,
    ),
    '/vaults/smart-contracts/none': page(
      'None',
      '<p>pricePerShare is not here.</p>',
      '<meta name="robots" content="noindex">',
    ),
    '/resources/tags/vaults': list,
    '/blog': list,
    '/blog/vaults-0-4-2': page('Vaults 0.4.2', '<p>What is new.</p>'),
    '/': page('Home', '<p>Home</p>'),
  });
}
