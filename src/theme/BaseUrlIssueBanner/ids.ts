/** The prefix keeps search crawlers away from the banner. */
export const bannerId = '__docusaurus-base-url-issue-banner';
/** An element of the page that has the base URL as its attribute. */
export const placeId = `${bannerId}-container`;
