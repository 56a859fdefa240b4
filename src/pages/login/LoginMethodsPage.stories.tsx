import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LazyGoogleButton } from '../../domains/auth/index.ts';
import { isLost } from '../../stories/answers.ts';
import { FURTHER_LINKS } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';

/** How would you like to come in? */
const meta = {
  title: 'Pages/Login methods',
  tags: ['!autodocs'],
  // Pictures change the brand in passing: what one brand alone has must be there by then.
  beforeEach: async () => {
    await LazyGoogleButton.load();
  },
} satisfies Meta;
export default meta;

export const Phone = page({ at: '/login', picture: 'everyBrand' });
export const Desktop = page({ at: '/login', screen: 'desktop' });
export const English = page({ at: '/login', locale: 'en', isState: true });
export const At320 = page({ at: '/login', screen: 'narrow', picture: 'once', isState: true });
export const At200Percent = page({ at: '/login', screen: 'zoomed', picture: 'once', isState: true });
/** The code does not come: its seconds would make another picture of each run. */
export const InForcedColors = page({
  at: '/login',
  answers: { 'POST /api/v1/login/qrcode': isLost },
  screen: 'desktop',
  forcedColors: true,
  picture: 'once',
  isState: true,
});
export const WithLongTexts = page({
  at: '/login',
  screen: 'narrow',
  longTexts: true,
  picture: 'once',
  isState: true,
});
export const FurtherLinks = page(
  { at: '/login', locale: 'en', brand: { links: FURTHER_LINKS }, isState: true },
  async (visitor) => {
    const link = (await visitor.sees({ plain: 'Imprint' })).closest('a');
    await expect([link?.href, link?.target]).toEqual(['https://any.example/imprint', '_blank']);
  },
);
/** A brand whose people come with Google or a mail address first. */
export const InTheBrandsOrder = page(
  {
    at: '/login',
    locale: 'en',
    features: { google: true },
    brand: { login_order: ['google', 'email'] },
    isState: true,
  },
  async (visitor) => {
    await visitor.seesAll();
    const names = [...document.querySelectorAll('main :is(a, button)')].map((each) => each.textContent);
    const at = (word: RegExp) => names.findIndex((name) => word.test(name ?? ''));
    await expect(at(/google/i)).toBeGreaterThanOrEqual(0);
    await expect(at(/google/i)).toBeLessThan(at(/email/i));
    await expect(at(/email/i)).toBeLessThan(at(/phone/i));
  },
);
export const Google = page({ at: '/login', locale: 'en', features: { google: true } });

/** The brand offers it and has no client id: the button says so. */
export const GoogleNotSetUp = page(
  {
    at: '/login',
    features: { google: true },
    brand: { google: { enabled: true, client_id: '' } },
  },
  async (visitor) => {
    await visitor.presses('login.google');
    await visitor.sees('login.google.not_set_up');
  },
);
