/** For stories that are a page and no part of one: axe also asks for what every page has, from the root on. */
export const wholePage = {
  context: { include: ['html'] },
  options: {
    rules: {
      bypass: { enabled: true },
      'landmark-one-main': { enabled: true },
      'page-has-heading-one': { enabled: true },
      region: { enabled: true },
    },
  },
};
