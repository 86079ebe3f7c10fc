/**
 * Classes of parts that the configuration turns off, or that no document and no menu has. Scripts still name them, but no
 * page has them.
 */
export const turnedOff =
  /^(?:navbar--(?:dark|primary)|footer--dark|button(?:$|--)|announcementBar|close$|closeButton_|menuWithAnnouncementBar_|collapseSidebarButton|expandButton|sidebarHidden_|docSidebarContainerHidden_|docMainContainerEnhanced_|docItemWrapperEnhanced_|sidebarLogo|darkNavbarColorModeToggle_|menu__caret$|menuHtmlItem_|footer__link-separator|footer__logo|footerLogoLink_|avatar|card|hero|dropdown--nocaret|pagination$|text--truncate$|img_|containsTaskList_|col--offset-1$)/;
