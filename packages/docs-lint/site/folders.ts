import type { Layout } from '../facts';

/** Folders of the documents and menus of older releases, as Docusaurus names them. */
export const versionedFolders = ({ versions }: Layout): { docs: string; sidebars: string } => ({
  docs: `${versions.section}_versioned_docs`,
  sidebars: `${versions.section}_versioned_sidebars`,
});

/** Folders whose markdown files are documents of the site. */
export const documentFolders = (layout: Layout): string[] => [
  ...new Set(layout.sections.map(({ folder }) => folder.split('/')[0] ?? folder)),
  versionedFolders(layout).docs,
  'blog',
];
