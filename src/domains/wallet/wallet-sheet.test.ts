import { beforeEach, expect, test, vi } from 'vitest';

/** Where the sheet is put: nothing is fetched for it. */
const put = vi.spyOn(Element.prototype, 'after').mockImplementation(() => undefined);

beforeEach(() => {
  document.head.replaceChildren();
  put.mockClear();
  vi.resetModules();
});

const wear = async () => (await import('./wallet-sheet.ts')).wearWalletSheet();

test.each(['load', 'error'])(
  'lies beside the sheet of all pages, under its version, and is waited for until its %s',
  async (event) => {
    document.head.innerHTML = '<link id="brand-sheet" data-wallet href="/brands/plum/pages.css?v=12ab">';
    const worn = vi.fn();
    const done = wear().then(worn);
    await vi.waitFor(() => expect(put).toHaveBeenCalledOnce());
    const link = put.mock.calls[0]?.[0] as HTMLLinkElement;
    expect(link.href).toMatch(/\/brands\/plum\/wallet\.css\?v=12ab$/);
    expect(worn).not.toHaveBeenCalled();
    link.dispatchEvent(new Event(event));
    await done;
    expect(worn).toHaveBeenCalledOnce();
  },
);

test.each([
  ['nothing beyond the first screen', ''],
  ['nothing of the wallet', '<link id="brand-sheet" href="/brands/plum/pages.css?v=12ab">'],
])('a brand that chose %s has none', async (_, head) => {
  document.head.innerHTML = head;
  await wear();
  expect(put).not.toHaveBeenCalled();
});
