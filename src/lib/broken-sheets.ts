const broken = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target);
    },
    true,
  );

const again = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.onload = () => resolve();
    next.onerror = reject;
    link.replaceWith(next);
  });

/** Fetches style sheets that failed to load: a bundler tries once, and takes the second import of a page for complete. */
export const fetchBrokenSheets = async (): Promise<void> => {
  const links = [...broken];
  broken.clear();
  await Promise.all(links.map(again));
};
