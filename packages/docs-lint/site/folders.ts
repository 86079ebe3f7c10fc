/** Folders whose markdown files are documents of the site. */
export const documentFolders = ['docs', 'vaults', 'vaults_versioned_docs', 'blog'];
