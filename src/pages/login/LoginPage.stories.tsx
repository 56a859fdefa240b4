import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hangs, isLost, refuses } from '../../stories/answers.ts';
import { EMAIL, PASSWORD, PHONE } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** Login by password, with a phone number or an e-mail address. */
const meta = { title: 'Pages/Login', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const logsIn = async (visitor: Visitor): Promise<void> => {
  await visitor.fills('login.email', EMAIL);
  await visitor.fills('login.password', PASSWORD);
  await visitor.presses('login.submit');
};

export const Email = page({ at: '/login/email' });
export const EmailOnDesktop = page({ at: '/login/email', screen: 'desktop' });
/** The form keeps its room beside the drawing, and the collage reaches over all of its own. */
export const EmailOnTablet = page(
  { at: '/login/email', screen: 'tablet', isState: true },
  async (visitor) => {
    await visitor.seesAll();
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const [[form], [art], buttons] = [boxes('main'), boxes('div:has(+ main)'), boxes('main button')];
    if (!form || !art) throw new Error('no form, or no art beside it');
    await expect([art.left, art.right, form.right]).toEqual([0, form.left, innerWidth]);
    await expect(art.height).toBeGreaterThanOrEqual(innerHeight);
    await expect(Math.min(...buttons.map(({ left }) => left))).toBeGreaterThan(form.left);
    await expect(Math.max(...buttons.map(({ right }) => right))).toBeLessThan(form.right);
  },
);
export const EmailInEnglish = page({ at: '/login/email', locale: 'en', isState: true });
export const Phone = page({ at: '/login/phone' });
export const PhoneOnDesktop = page({ at: '/login/phone', screen: 'desktop', locale: 'en', isState: true });

/** The address stands there; the password is asked for. */
export const Remembered = page(
  { at: '/login/email', isState: true, remembered: EMAIL },
  async (visitor) => void (await visitor.seesValue(EMAIL)),
);

export const Incomplete = page({ at: '/login/phone' }, async (visitor) => {
  await visitor.fills('login.phone', '12');
  await visitor.presses('login.submit');
  await visitor.sees('login.phone.digits');
  await visitor.sees('login.password.missing');
});

/** So many digits may be a number, but not one of that country. */
export const NoNumberOfThatCountry = page(
  { at: '/login/phone', brand: { country: 'CN' }, locale: 'en', isState: true },
  async (visitor) => {
    await visitor.fills('login.phone', '123456');
    await visitor.fills('login.password', PASSWORD);
    await visitor.presses('login.submit');
    const problem = await visitor.seesProblem();
    await expect(problem).toHaveAccessibleDescription(/mobile number in China/);
  },
);

export const Busy = page(
  { at: '/login/email', isState: true, answers: { 'POST /api/v1/login': hangs } },
  logsIn,
);

export const WrongEmailOrPassword = page(
  { at: '/login/email', answers: { 'POST /api/v1/login': refuses('api.unauthorized') } },
  async (visitor) => {
    await logsIn(visitor);
    await visitor.sees('login.wrong_email');
  },
);

export const WrongPhoneOrPassword = page(
  {
    at: '/login/phone',
    locale: 'en',
    isState: true,
    answers: { 'POST /api/v1/login': refuses('api.unauthorized') },
  },
  async (visitor) => {
    await visitor.fills('login.phone', PHONE);
    await visitor.fills('login.password', PASSWORD);
    await visitor.presses('login.submit');
    await visitor.sees('error.wrong_login');
  },
);

export const NoConnection = page(
  { at: '/login/email', isState: true, answers: { 'POST /api/v1/login': isLost } },
  async (visitor) => {
    await logsIn(visitor);
    await visitor.sees('error.no_connection');
  },
);
