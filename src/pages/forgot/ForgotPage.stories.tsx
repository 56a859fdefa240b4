import { VerifiedStatus } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { type Answers, gives, isLost, refuses } from '../../stories/answers.ts';
import { CODE, EMAIL, me, PASSWORD, PHONE } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** Forgot password, and the first password of somebody who has none. */
const meta = { title: 'Pages/Forgot password', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const BY_EMAIL = `/forgot-password/email?email=${encodeURIComponent(EMAIL)}`;
const BY_PHONE = `/forgot-password/phone?country=CN&code=86&phone=${PHONE}`;
const FIRST = '/forgot-password/email?auto=1';

const sends: Answers = { 'POST /api/v3/verification': gives({ verified_status: VerifiedStatus.SENT }) };
const recovers: Answers = {
  ...sends,
  'POST /api/v2/recovery': gives({ op_type: 'recovery', access_token: 'reset' }),
};

export const Email = page({ at: '/forgot-password/email' });
export const EmailOnDesktop = page({ at: BY_EMAIL, screen: 'desktop' });
export const Phone = page({ at: BY_PHONE, isState: true, codeSentTo: `86${PHONE}` });

export const NoConnection = page(
  { at: BY_EMAIL, isState: true, answers: { 'POST /api/v3/verification': isLost } },
  async (visitor) => {
    await visitor.presses('register.send_code');
    await visitor.sees('auth.no_network');
  },
);

export const NotSent = page(
  {
    at: BY_EMAIL,
    locale: 'en',
    isState: true,
    answers: { 'POST /api/v3/verification': refuses('api.unknown') },
  },
  async (visitor) => {
    await visitor.presses('register.send_code');
    await visitor.sees('error.retry_later');
  },
);

export const CodeWrong = page(
  { at: BY_EMAIL, codeSentTo: EMAIL, answers: { 'POST /api/v2/recovery': refuses('api.invalid_code') } },
  async (visitor) => {
    await visitor.fills('register.code', CODE);
    await visitor.sees('error.wrong_code');
  },
);

const proves = async (visitor: Visitor): Promise<void> => {
  await visitor.fills('register.code', CODE);
  await visitor.sees('forgot.save');
};

export const Password = page({ at: BY_EMAIL, answers: recovers }, proves);
export const PasswordOnDesktop = page(
  { at: BY_PHONE, screen: 'desktop', locale: 'en', isState: true, answers: recovers },
  proves,
);

export const PasswordsDiffer = page({ at: BY_EMAIL, isState: true, answers: recovers }, async (visitor) => {
  await proves(visitor);
  await visitor.fills('forgot.password', PASSWORD);
  await visitor.fills('register.confirmation', 'Passw0rd98');
  await visitor.presses('forgot.save');
});

const saves = async (visitor: Visitor): Promise<void> => {
  await proves(visitor);
  await visitor.fills('forgot.password', PASSWORD);
  await visitor.fills('register.confirmation', PASSWORD);
  await visitor.presses('forgot.save');
};
const savesThem: Answers = { ...recovers, 'POST /api/v1/users/password/reset': gives({}) };

export const PasswordTooCommon = page(
  {
    at: BY_EMAIL,
    isState: true,
    answers: {
      ...recovers,
      'POST /api/v1/users/password/reset': refuses('api.validation', { params: { password: 'common' } }),
    },
  },
  async (visitor) => {
    await saves(visitor);
    await visitor.sees('register.password.common');
  },
);

export const Done = page({ at: BY_EMAIL, answers: savesThem }, async (visitor) => {
  await saves(visitor);
  await visitor.seesDialog('forgot.done');
});

export const DoneInEnglish = page(
  { at: BY_EMAIL, screen: 'desktop', locale: 'en', isState: true, answers: savesThem },
  async (visitor) => {
    await saves(visitor);
    await visitor.seesDialog('forgot.done');
  },
);

/** A right code and no account behind the address: it may become one. */
export const Unknown = page(
  { at: BY_EMAIL, answers: { 'POST /api/v2/recovery': gives({ op_type: 'register' }) } },
  async (visitor) => {
    await visitor.fills('register.code', CODE);
    await visitor.sees('forgot.unknown.register');
  },
);

const newcomer = { ...me, has_password: false };

export const First = page({ at: FIRST, me: newcomer });

export const FirstCancelled = page({ at: FIRST, me: newcomer }, async (visitor) => {
  await visitor.presses('nav.back');
  await visitor.seesDialog('forgot.leave.title');
});

export const FirstDone = page(
  {
    at: FIRST,
    me: newcomer,
    locale: 'en',
    isState: true,
    answers: { 'POST /api/v1/users/password/reset': gives({}) },
  },
  async (visitor) => {
    await visitor.fills('forgot.password', PASSWORD);
    await visitor.fills('register.confirmation', PASSWORD);
    await visitor.presses('forgot.save');
    await visitor.seesDialog('forgot.first.done');
  },
);
