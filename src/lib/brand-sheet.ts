const wear = async (): Promise<unknown> => {
  const link = document.querySelector<HTMLLinkElement>('#brand-sheet[disabled]');
  if (!link) return;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  link.onload = link.onerror = resolve;
  link.disabled = false;
  return promise;
};

let worn: Promise<unknown> | undefined;

/**
 * Puts on what the brand chose of other pages than the first screen. The server's HTML names the sheet and holds it back there; a
 * page without it is whole, so what does not come is left out.
 */
export const wearBrandSheet = (): Promise<unknown> => {
  worn ??= wear();
  return worn;
};
