import { SocialAccountSetting, VerifiedStatus } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { type Answers, gives, hangs, refuses } from '../../stories/answers.ts';
import { CODE, EMAIL, me, PASSWORD, TOKENS } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** The screens that the login dialog hosts: sign-up and recovery without leaving the place that asked. */
const meta = { title: 'Pages/Login dialog/Screens', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const answers: Answers = {
  'POST /api/v3/verification': gives({ verified_status: VerifiedStatus.SENT }),
  'POST /api/v1/verification/check': gives({ op_type: 'register' }),
  'POST /api/v2/recovery': gives({ op_type: 'recovery', access_token: 'reset' }),
  'POST /api/v1/users/password/reset': gives({}),
  'GET /api/v1/register': gives({ social_account: SocialAccountSetting.OPTIONAL }),
  'POST /api/v1/register': gives(TOKENS),
  'GET /api/v1/users/me': gives(me),
};

const asksToEnter = async (visitor: Visitor): Promise<void> => {
  await visitor.seesDialog('login.title');
  await visitor.presses('login.email');
};

const signsUp = async (visitor: Visitor): Promise<void> => {
  await asksToEnter(visitor);
  await visitor.fills('login.email', EMAIL);
  await visitor.presses('login.register');
  await visitor.seesDialog('register.title');
};

const hasCode = async (visitor: Visitor): Promise<void> => {
  await signsUp(visitor);
  await visitor.presses('register.send_code');
  await visitor.seesDialog('register.code.title');
};

const namesAccount = async (visitor: Visitor): Promise<void> => {
  await hasCode(visitor);
  await visitor.fills('register.code', CODE);
  await visitor.seesDialog('register.account.title');
};

const recovers = async (visitor: Visitor): Promise<void> => {
  await asksToEnter(visitor);
  await visitor.fills('login.email', EMAIL);
  await visitor.presses('login.forgot');
  await visitor.seesDialog('forgot.title');
};

const choosesPassword = async (visitor: Visitor): Promise<void> => {
  await recovers(visitor);
  await visitor.fills('register.code', CODE);
  await visitor.seesDialog('forgot.password.title');
};

export const Busy = page(
  { at: '/my-page', isState: true, answers: { 'POST /api/v1/login': hangs } },
  async (visitor) => {
    await asksToEnter(visitor);
    await visitor.fills('login.email', EMAIL);
    await visitor.fills('login.password', PASSWORD);
    await visitor.presses('login.submit');
  },
);
export const SignUp = page({ at: '/my-page', answers }, signsUp);
export const SignUpCode = page({ at: '/my-page', isState: true, answers }, hasCode);
export const SignUpCodeWrong = page(
  {
    at: '/my-page',
    isState: true,
    answers: { ...answers, 'POST /api/v1/verification/check': refuses('api.invalid_code') },
  },
  async (visitor) => {
    await hasCode(visitor);
    await visitor.fills('register.code', CODE);
    await visitor.sees('error.wrong_code');
  },
);
export const SignUpAccount = page({ at: '/my-page', isState: true, answers }, namesAccount);
export const SignUpAccountOnDesktop = page(
  { at: '/my-page', screen: 'desktop', locale: 'en', isState: true, answers },
  namesAccount,
);
export const SignUpDone = page({ at: '/my-page', answers }, async (visitor) => {
  await namesAccount(visitor);
  await visitor.fills('register.username', me.username);
  await visitor.fills('register.password', PASSWORD);
  await visitor.fills('register.confirmation', PASSWORD);
  await visitor.fills('register.nickname', me.nickname);
  await visitor.presses('register.submit');
  await visitor.seesDialog('register.done.title');
});
export const Recovery = page({ at: '/my-page', answers }, recovers);
export const RecoveryPassword = page({ at: '/my-page', isState: true, answers }, choosesPassword);
export const RecoveryUnknown = page(
  {
    at: '/my-page',
    isState: true,
    answers: { ...answers, 'POST /api/v2/recovery': gives({ op_type: 'register' }) },
  },
  async (visitor) => {
    await recovers(visitor);
    await visitor.fills('register.code', CODE);
    await visitor.seesDialog('forgot.unknown.title');
  },
);
