import { VerifiedStatus } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { gives, refuses } from '../../../stories/answers.ts';
import { CODE, me, PASSWORD } from '../../../stories/fixtures.ts';
import { page } from '../../../stories/page.tsx';
import type { Visitor } from '../../../stories/visitor.ts';

/** Set, change or reset the security password that guards withdrawals. */
const meta = { title: 'Pages/Security password', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/profile?dialogVisible=security';
const owner = { ...me, has_security_code: true };
const DIGITS = '286913';

export const First = page({ at, me }, async (visitor) => void (await visitor.sees('security.by_password')));

const proves = async (visitor: Visitor): Promise<void> => {
  await visitor.fills('account.delete.password', PASSWORD);
  await visitor.presses('register.next');
};

export const NewDigits = page({ at, me }, async (visitor) => {
  await proves(visitor);
  await visitor.taps(DIGITS.slice(0, 3));
});
export const NewDigitsOnDesktop = page(
  { at, me, screen: 'desktop', locale: 'en', isState: true },
  async (visitor) => {
    await proves(visitor);
    await visitor.taps(DIGITS.slice(0, 3));
    const dialog = await visitor.seesDialog('security.set');
    const keys = within(dialog).getByRole('group', { name: visitor.text('security.keys') });
    const cells = [...(dialog.querySelector('[aria-hidden]:has(+ input)')?.children ?? [])];
    const [sheet, keypad, code] = [dialog, keys, cells[0] as Element].map((element) =>
      element.getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect];
    // The keys end with the sheet, whose round corners cut theirs.
    await expect(Math.abs(sheet.bottom - keypad.bottom)).toBeLessThan(1);
    await expect(getComputedStyle(dialog).borderBottomLeftRadius).not.toBe('0px');
    await expect(getComputedStyle(dialog).overflowY).toBe('clip');
    await expect(keypad.top - code.bottom).toBeGreaterThanOrEqual(16);
    // The keys type into the field though it has no focus: the cell of the next digit says so.
    const looks = cells.map((cell) => getComputedStyle(cell).boxShadow);
    await expect(looks.filter((look) => look === looks[3])).toHaveLength(1);
  },
);
export const Guessable = page({ at, me, isState: true }, async (visitor) => {
  await proves(visitor);
  await visitor.taps('123456');
  await visitor.sees('security.guessable');
});
export const Different = page({ at, me, locale: 'en', isState: true }, async (visitor) => {
  await proves(visitor);
  await visitor.taps(DIGITS);
  await visitor.taps('286914');
  await visitor.sees('security.differs');
});

const saves = async (visitor: Visitor): Promise<void> => {
  await visitor.taps(DIGITS);
  await visitor.taps(DIGITS);
};

export const Done = page(
  { at, me, isState: true, answers: { 'POST /api/v1/users/security-code': gives({}) } },
  async (visitor) => {
    await proves(visitor);
    await saves(visitor);
    await visitor.sees('security.done');
  },
);

export const Change = page(
  { at, me: owner },
  async (visitor) => void (await visitor.sees('security.by_old')),
);
export const OldWrong = page(
  {
    at,
    me: owner,
    isState: true,
    answers: { 'POST /api/v1/users/security-code': refuses('api.invalid_old_code') },
  },
  async (visitor) => {
    await visitor.taps(DIGITS);
    await saves(visitor);
    await visitor.sees('error.wrong_old_security_code');
  },
);

const forgets = async (visitor: Visitor): Promise<void> => {
  await visitor.presses('security.forgot');
  await visitor.sees('security.by_code');
};
const sends = { 'POST /api/v3/verification': gives({ verified_status: VerifiedStatus.SENT }) } as const;

export const Forgotten = page({ at, me: owner, answers: sends }, async (visitor) => {
  await forgets(visitor);
  // Another one may go after a minute.
  await expect(await visitor.sees('register.resend_in', { seconds: 60 })).toBeVisible();
});
/** After a reset withdrawals wait a day. */
export const Reset = page(
  {
    at,
    me: owner,
    locale: 'en',
    isState: true,
    answers: { ...sends, 'POST /api/v1/users/security-code': gives({}) },
  },
  async (visitor) => {
    await forgets(visitor);
    await visitor.fills('register.code', CODE);
    await saves(visitor);
    await visitor.sees('security.done.wait');
  },
);
/** A brand without withdrawals has nothing to wait for. */
export const ResetWithoutWithdrawals = page(
  {
    at,
    me: owner,
    locale: 'en',
    isState: true,
    features: { wallet: { withdrawal: false } },
    answers: { ...sends, 'POST /api/v1/users/security-code': gives({}) },
  },
  async (visitor) => {
    await forgets(visitor);
    await visitor.fills('register.code', CODE);
    await saves(visitor);
    await visitor.sees('security.done');
  },
);
