import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { page } from '../../../stories/page.tsx';
import type { Visitor } from '../../../stories/visitor.ts';

/** Country select: the short list first, the long one below, both by label or dial code. */
const meta = { title: 'Pages/Country select', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const CHOSEN = { plain: /\+86$/ };

const opens = async (visitor: Visitor): Promise<void> => {
  await visitor.presses(CHOSEN);
  await visitor.seesDialog('country.title');
};
const searches = async (visitor: Visitor, query: string): Promise<void> => {
  await opens(visitor);
  await visitor.fills('country.search', query);
};

const start = { at: '/login/phone', brand: { country: 'CN' } };

export const Lists = page(start, opens);
export const ListsOnDesktop = page({ ...start, screen: 'desktop', locale: 'en', isState: true }, opens);
/** Fewer hits do not make the sheet smaller under the finger. */
export const ByName = page({ ...start, locale: 'en', isState: true }, async (visitor) => {
  await opens(visitor);
  const height = async () => (await visitor.seesDialog('country.title')).offsetHeight;
  const before = await height();
  await visitor.fills('country.search', 'ind');
  await visitor.sees({ plain: 'India' });
  await expect(await height()).toBe(before);
});
export const ByDialCode = page({ ...start, isState: true }, (visitor) => searches(visitor, '+85'));
export const NoHit = page(start, async (visitor) => {
  await searches(visitor, 'zzzz');
  await visitor.sees('country.none');
});

/** A brand of several countries. */
export const SeveralFirst = page(
  { ...start, brand: { country: 'SG', countries: ['MY', 'ID'] }, locale: 'en', isState: true },
  async (visitor) => {
    await visitor.presses({ plain: /\+65$/ });
    const sheet = await visitor.seesDialog('country.title');
    const [yours] = sheet.querySelectorAll('ul');
    await expect([...(yours?.children ?? [])].map((row) => row.textContent)).toEqual([
      expect.stringContaining('Singapore'),
      expect.stringContaining('Malaysia'),
      expect.stringContaining('Indonesia'),
    ]);
  },
);
