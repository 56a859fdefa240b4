import { SocialAccountSetting, VerifiedStatus } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Answers, gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { CODE, EMAIL, me, PASSWORD, PHONE, TOKENS } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** Sign-up in three steps, and the success. */
const meta = { title: 'Pages/Register', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const address = (step: number): string =>
  `/register?mode=email&step=${step}&email=${encodeURIComponent(EMAIL)}`;
const PHONE_CODE = `/register?mode=phone&country=CN&step=2&phone=${PHONE}`;

export const Identifier = page({ at: '/register?mode=email' });
export const IdentifierOnDesktop = page({ at: '/register?mode=email', screen: 'desktop' });
export const IdentifierByPhone = page({ at: '/register?mode=phone&country=IN', locale: 'en', isState: true });

export const IdentifierImpossible = page({ at: '/register?mode=email', isState: true }, async (visitor) => {
  await visitor.fills('login.email', 'xiaoman@');
  await visitor.presses('register.send_code');
  await visitor.sees('login.email.invalid');
});

export const Sending = page(
  { at: address(1), isState: true, answers: { 'POST /api/v3/verification': hangs } },
  (visitor) => visitor.presses('register.send_code'),
);

export const TooManyCodes = page(
  { at: address(1), answers: { 'POST /api/v3/verification': refuses('api.too_frequent') } },
  async (visitor) => {
    await visitor.presses('register.send_code');
    await visitor.sees('error.code_too_frequent');
  },
);

export const NoConnection = page(
  { at: address(1), isState: true, answers: { 'POST /api/v3/verification': isLost } },
  async (visitor) => {
    await visitor.presses('register.send_code');
    await visitor.sees('auth.no_network');
  },
);

/** A code is on its way: the next one may be asked for in a minute. */
export const Code = page({ at: address(2), codeSentTo: EMAIL });
export const CodeOnDesktop = page({
  at: PHONE_CODE,
  screen: 'desktop',
  codeSentTo: `86${PHONE}`,
  isState: true,
});

/** Nothing has gone out to this address, and nothing says so. */
export const CodeNotSent = page(
  {
    at: address(2),
    isState: true,
    answers: { 'POST /api/v3/verification': gives({ verified_status: VerifiedStatus.SENT }) },
  },
  async (visitor) => {
    await visitor.sees('register.code_to');
    await visitor.presses('register.send_code');
  },
);

export const CodeWrong = page(
  {
    at: address(2),
    codeSentTo: EMAIL,
    answers: { 'POST /api/v1/verification/check': refuses('api.invalid_code') },
  },
  async (visitor) => {
    await visitor.fills('register.code', CODE);
    await visitor.sees('error.wrong_code');
  },
);

export const CodeExpired = page(
  {
    at: address(2),
    locale: 'en',
    isState: true,
    answers: { 'POST /api/v1/verification/check': refuses('api.expired_code', { message: 'OTP expired' }) },
  },
  async (visitor) => {
    await visitor.fills('register.code', CODE);
    await visitor.seesProblem();
  },
);

const asks = (social_account: SocialAccountSetting): Answers => ({
  'GET /api/v1/register': gives({ social_account }),
});

export const AccountOptional = page({ at: address(3), answers: asks(SocialAccountSetting.OPTIONAL) });
export const AccountOnDesktop = page({
  at: address(3),
  screen: 'desktop',
  locale: 'en',
  isState: true,
  answers: asks(SocialAccountSetting.OPTIONAL),
});
export const AccountHidden = page({
  at: address(3),
  isState: true,
  answers: asks(SocialAccountSetting.HIDE),
});

/** A brand for those of a certain age; nobody's birthday is asked for. */
export const AccountOfAge = page(
  {
    at: address(3),
    locale: 'en',
    isState: true,
    brand: { minimum_age: 18 },
    answers: asks(SocialAccountSetting.OPTIONAL),
  },
  async (visitor) => {
    const box = (await visitor.sees({ plain: 'I am 18 or older' })).closest('label')?.control;
    await expect(box).toBeRequired();
  },
);

/** Every rule is broken, and each field says its own. */
export const AccountRequired = page(
  { at: address(3), answers: asks(SocialAccountSetting.REQUIRE) },
  (visitor) => visitor.presses('register.submit'),
);

const fillsIn = async (visitor: Visitor): Promise<void> => {
  await visitor.fills('register.username', me.username);
  await visitor.fills('register.password', PASSWORD);
  await visitor.fills('register.confirmation', PASSWORD);
  await visitor.fills('register.nickname', me.nickname);
  await visitor.presses('register.submit');
};

export const NameTaken = page(
  {
    at: address(3),
    isState: true,
    answers: { ...asks(SocialAccountSetting.OPTIONAL), 'POST /api/v1/register': refuses('api.data_exists') },
  },
  async (visitor) => {
    await fillsIn(visitor);
    await visitor.sees('error.username_taken');
  },
);

/** The verification is older than half an hour: a new code is needed. */
export const VerificationExpired = page(
  {
    at: address(3),
    locale: 'en',
    isState: true,
    answers: {
      ...asks(SocialAccountSetting.OPTIONAL),
      'POST /api/v1/register': refuses('api.expired_code', { message: 'OTP expired' }),
    },
  },
  async (visitor) => {
    await fillsIn(visitor);
    await visitor.sees('register.verify_again');
  },
);

const welcomes: Answers = {
  ...asks(SocialAccountSetting.OPTIONAL),
  'POST /api/v1/register': gives(TOKENS),
  'GET /api/v1/users/me': gives(me),
};

const arrives = async (visitor: Visitor): Promise<void> => {
  await fillsIn(visitor);
  await visitor.sees('register.done.continue');
  await expect(await visitor.sees('register.done.title')).toHaveFocus();
};

export const Done = page({ at: address(3), answers: welcomes }, arrives);
export const DoneOnDesktop = page(
  { at: address(3), screen: 'desktop', locale: 'en', isState: true, answers: welcomes },
  arrives,
);
