const wear = async (): Promise<unknown> => {
  const pages = document.querySelector<HTMLLinkElement>('#brand-sheet[data-wallet]');
  if (!pages) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = pages.href.replace('/pages.css', '/wallet.css');
  const { promise, resolve } = Promise.withResolvers<unknown>();
  link.onload = link.onerror = resolve;
  pages.after(link);
  return promise;
};

let worn: Promise<unknown> | undefined;

/**
 * Puts on what the brand chose of the wallet, where the server's HTML says that it did: it lies beside the sheet of all pages
 * (`lib/brand-sheet.ts`), under the same version.
 * The page is whole without it, so what does not come is left out.
 */
export const wearWalletSheet = (): Promise<unknown> => {
  worn ??= wear();
  return worn;
};
