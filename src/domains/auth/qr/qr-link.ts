/** Where a signed-in device lets a waiting browser in: one of the dialogs over the settings. */
export const SCAN_PATH = '/profile?dialogVisible=scan';

/**
 * What the code of a waiting browser says: a place of this product that any phone's camera opens. The passcode stands
 * behind the `#`, so no server and no log ever sees it there. `@assumed`
 */
export const qrLink = (origin: string, passcode: string): string => `${origin}${SCAN_PATH}#${passcode}`;

const PASSCODE = /^[\w-]{16,100}$/;

const parseUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** The passcode in an address bar's `#…`. */
export const passcodeInHash = (hash: string): string | undefined => {
  const passcode = hash.replace(/^#/, '');
  return PASSCODE.test(passcode) ? passcode : undefined;
};

/** The passcode in what was scanned, pasted or typed: a link of this origin, or the bare code. Anything else has none. */
export const passcodeIn = (value: string, origin: string): string | undefined => {
  const text = value.trim();
  if (PASSCODE.test(text)) return text;
  const url = parseUrl(text);
  const isOurs = url?.origin === origin && url.pathname + url.search === SCAN_PATH;
  return isOurs ? passcodeInHash(url.hash) : undefined;
};
