const isStory = (path: string) => /\.stories\.tsx?$|\/stories\/|\/compositions\//.test(path);
const isTest = (path: string) => /\.test\.tsx?$|\/testing\/|testing\.tsx?$/.test(path);
const isClient = (path: string) => path.startsWith('src/') && !path.startsWith('src/build/');
const isSystem = (path: string) => path.startsWith('design-system/src/');
/** What reads brand folders and writes the demo: there an id names a folder. */
const isAboutBrands = (path: string) =>
  /^server\/src\/(?:demo\/|brand\/(?:doctor\/|brand\.loader))/.test(path);

/** Everything that is drawn, stories included. */
export const isScreen = (path: string) => (isClient(path) || isSystem(path)) && !isTest(path);

/** Screens of the product, without stories. */
export const isProduct = (path: string) => isScreen(path) && !isStory(path);

export const isClientView = (path: string) => isClient(path) && path.endsWith('.tsx');

export const isComponent = (path: string) =>
  /^design-system\/src\/components\/.*\.tsx$/.test(path) && isProduct(path);

/** What draws nothing, on both sides of the wire. */
export const isServer = (path: string) =>
  /^(?:server\/(?:src|cli)|contract\/src)\//.test(path) && !isTest(path) && !isAboutBrands(path);
