import type { PageRoute } from '../scripts/bench/site';
import { releases } from '../src/data/releases';

/**
 * What a first visit may weigh: bytes as the shipped server sends them with brotli, headers included, everything that is
 * asked for until the network is quiet. Lower a number when the site gets lighter; a higher one needs a reason.
 */
export interface Budget {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly other: number;
  /** All but what is fetched ahead for pages that may come next. */
  readonly all: number;
  /** Fetched ahead before the reader points at anything. */
  readonly ahead: number;
}

const document: Budget = {
  // Previews of links learn that the page is part of a site, and of which one: 20 on every page.
  html: 19_300,
  // Members are cards with a filter by kind, rows become blocks on phones, what is cut off shows it, callouts and
  // dark surfaces have colors of their own: 1,350 bytes, on pages that aren't documents 600. Stock buttons made room
  // for a part.
  // Releases that have a contract in a strip, letters of the glossary, columns of answers, chips of members, folded
  // contents: 250, on other pages 80. A shorter frame of documents saves more than that in their markup and scripts.
  // Code and formulas that go on have a shaded edge, code without a title moves out from below its buttons: 20.
  // Values of properties stay as they are written, and properties in their rules: 50.
  // The focus ring of links in lists that scroll, and the arrow of what unfolds: 40.
  // Headings of the third level have one size on phones, too: 10.
  // Styles of code, members, and comparisons come with the pages that show them: 1,900 less where none is shown.
  // Classes have the names that Docusaurus gives them, without a plugin that shortened them: 270 in styles, 110 in HTML,
  // and 150 in scripts.
  // The bar doesn't cover the heading that a link leads to where no script hides it: 10.
  // The release isn't over the site's name where a reader's letters are wide: 10, on every document.
  // What the pointer or the focus shows can be dismissed and reached, the release takes no presses, and the footer says
  // that its links open a new tab: 50.
  // On phones, the release is in a strip, and an address keeps its button and the full stop; focus rings fit into tables,
  // the footer begins where the text does, and what is hidden stays so: 130, and 60 to 80 on pages that aren't documents.
  // A member's buttons and facts fit their places: 30; and those in rows fit fingers: 20.
  // So do the letters of the glossary: 10.
  css: 12_460,
  // Roles of tables on phones, and names in the contents that break between words: 100 bytes; a filter by kind: 300;
  // the way back in WebKit: 100. Packages get what they know of this site as options: 90.
  // Islands for calculators: 50. Pages are written as React renders them: 80 bytes of HTML. Files with other names come
  // in another order, which compresses less well: 50. Preact in React's place saves 31,000. Documents of releases come
  // with their paths, which a module made from their ids before: 460. Scripts are minimized in one pass: 200. Names of
  // classes, as above: 150. What a member unfolds says so if it can't be fetched: 330.
  // Names in the runtime stay long, without a list of names in a fixed order: 410. SWC saves as much on documents, and
  // 270 on other pages.
  // The bar stays in sight for a reader who has scrolled before the page is hydrated: 40.
  // Bar, menu, document, and footer are hydrated in tasks of their own: 210.
  // A page that arrives once the reader has gone on isn't shown, and the phone's menu closes on the release that's open,
  // too: 50, of which earlier savings left 10 to 30 to be added.
  // What was picked on a page goes along to another release, and a link to the page itself then makes an entry: 40 to
  // 70, and 120 on the comparison. Most of it is that other names of files compress less well.
  // The question to the host about the form of its addresses ends after three seconds, and a second press of Back, while
  // the first is undone, arrives: 90.
  // The keyboard finds its way after Retry, Back, the button to the top, and a hit on the same page, and Escape hides
  // what is pointed at: 100. What a form shows is announced once the reader pauses, and the filter reaches the contents
  // of phones: 150 more on pages with forms. Other names of files: 20.
  js: 55_170,
  other: 2_700,
  all: 96_480,
  ahead: 30_600,
};

/** For every page that the benchmark measures: one of each kind. */
export const budgets: Readonly<Record<PageRoute, Budget>> = {
  // Documents have the styles of notes, differences, and terminals in code; Escape hides a note on any page.
  // Every page has styles for print, forced colors, large fonts and the menu as a dialog, and names the successors of
  // documents: 750 bytes. The home page has cards, a line of releases and a grid: 800;
  // and eight common tasks: 650. A line marks the caption of the step that moves: 40. The overview, which comes ahead,
  // says from which yield on fees leave something, and what version 1 charged: 270. The bar stays while something in it
  // is pressed: 10 in the styles of pages that have their own. Ahead, the styles of documents, as above, and formulas in
  // blocks of their own: 130. It leads to the introduction and to the page of questions: 60.
  // The overview says that gas comes on top of the fees, and whose each fee is: 90.
  '/': { ...document, html: 8_740, css: 8_400, js: 47_850, all: 66_810, ahead: 29_510 },
  // Both answer in whole sentences rather than in fragments, and the second says where to go next: 600 and 800 bytes.
  // The first shows in a drawing what a vault does with a deposit: 600, and 1,020 for the styles of all drawings.
  // The second has four more answers since: 870; and seven more, on losses, airdrops, staking, versions, lost wallets,
  // deposits that the app doesn't show, and what this site stores: 2,200; and two, on shutdowns and approvals: 560;
  // and one, on which website is the real one: 290; and what the browser keeps of tabs and places: 50;
  // and one, on withdrawing, where a failed transaction and gas are explained, and how to compare prices: 500.
  '/getting-started/intro': { ...document, html: 10_350, css: 11_580, js: 51_320, all: 74_900 },
  '/resources/faq': { ...document, html: 19_410, css: 10_580, js: 51_200, all: 82_010 },
  // It opens with how its parts work together and the overview of all contracts, lists each condition that reverts in a
  // line of its own, and its entries unfold. Its tables say what their parts are, wherever scripts don't run: 150 and 230.
  // It says that dust can block an emergency exit: 20.
  '/vaults/smart-contracts/BaseStrategy': { ...document, html: 20_230, all: 89_230 },
  '/vaults/0.3.5/smart-contracts/vault': { ...document, html: 27_700, all: 96_480 },
  // Its menu shows the contracts: 200. What draws documents works in any site: 110. It ends with where to go next:
  // 110 in HTML, 10 in styles. A form whose script can't be fetched says so: 10.
  '/vaults/compare': { ...document, html: 8_950, css: 11_620, js: 54_140, all: 76_040 },
  // As the home page, and the way to the lookup of bytes. It says what can be entered, offers three pages to start from,
  // and has as many results as before for readers who come back: 240. The first of the pages comes ahead: 1,500,
  // and that is the page of questions, with one more answer: 280; and a longer one: 50. Its heading isn't covered: 10.
  // The styles of documents, as above: 80. Its answers that came last, as above: 500.
  // Hits and their releases are large enough for fingers: 20.
  '/search': { ...document, html: 5_470, css: 7_890, js: 45_270, all: 60_240, ahead: 31_780 },
  '/blog/archive': { ...document, html: 5_480, css: 7_020, js: 49_620, all: 64_000 },
};

/**
 * What the releases after the eighth may add to a page, for their places in the menu, among the routes, and in the
 * archive: a ninth added up to 57 bytes of HTML and 70 of scripts.
 */
export const ofMoreReleases: Partial<Budget> = {
  html: 70 * (releases.length - 8),
  js: 75 * (releases.length - 8),
  all: 145 * (releases.length - 8),
};
