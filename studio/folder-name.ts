/** The name of a folder that a brand's title suggests; empty where it has no letter for one. */
export const folderOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/^\d+/, '')
    .slice(0, 31);
