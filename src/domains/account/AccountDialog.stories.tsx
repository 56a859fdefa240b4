import type { Meta } from '@storybook/react-vite';
import { gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { me, PASSWORD, sessions } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** The dialogs over the settings: account, login password, sessions, and the end of the account. */
const meta = { title: 'Pages/Account dialogs', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const ACCOUNT = '/profile?dialogVisible=account';
const CHANGE = '/profile?changePassword=1';
const SESSIONS = '/profile?dialogVisible=sessions';
const DELETE = '/profile?dialogVisible=delete';

const seesAccount = async (visitor: Visitor) => void (await visitor.seesDialog('account.title'));

export const Account = page({ at: ACCOUNT, me }, seesAccount);
export const AccountOnDesktop = page(
  { at: ACCOUNT, me, screen: 'desktop', locale: 'en', isState: true },
  seesAccount,
);
export const AccountBare = page(
  { at: ACCOUNT, me: { ...me, phone: '', email: '', avatar: '', has_password: false }, isState: true },
  seesAccount,
);

const changes = async (visitor: Visitor): Promise<void> => {
  await visitor.fills('account.password.old', 'Wr0ngWr0ng');
  await visitor.fills('forgot.password', PASSWORD);
  await visitor.fills('register.confirmation', PASSWORD);
  await visitor.presses('forgot.save');
};

export const Password = page({ at: CHANGE, me }, async (visitor) => {
  await visitor.seesDialog('account.password.change');
});
export const PasswordOnDesktop = page(
  { at: CHANGE, me, screen: 'desktop', locale: 'en', isState: true },
  async (visitor) => void (await visitor.seesDialog('account.password.change')),
);
export const OldPasswordWrong = page(
  {
    at: CHANGE,
    me,
    isState: true,
    answers: { 'POST /api/v1/users/password': refuses('api.invalid_old_password') },
  },
  async (visitor) => {
    await changes(visitor);
    await visitor.sees('error.wrong_old_password');
  },
);
export const PasswordChanged = page(
  { at: CHANGE, me, isState: true, answers: { 'POST /api/v1/users/password': gives({}) } },
  async (visitor) => {
    await changes(visitor);
    await visitor.sees('account.password.changed');
  },
);

const lists = (count: number) =>
  ({ 'GET /api/v1/users/sessions': gives({ list: sessions.slice(0, count), next_id: null }) }) as const;
const seesSessions = async (visitor: Visitor) => void (await visitor.seesDialog('sessions.title'));

export const Sessions = page({ at: SESSIONS, me, answers: lists(4) }, async (visitor) => {
  await visitor.sees('sessions.current');
});
export const SessionsOnDesktop = page(
  { at: SESSIONS, me, screen: 'desktop', locale: 'en', isState: true, answers: lists(4) },
  async (visitor) => void (await visitor.sees('sessions.current')),
);
export const OneSession = page({ at: SESSIONS, me, isState: true, answers: lists(1) }, seesSessions);
export const NoSession = page({ at: SESSIONS, me, isState: true, answers: lists(0) }, seesSessions);
export const SessionsLoading = page(
  { at: SESSIONS, me, isState: true, answers: { 'GET /api/v1/users/sessions': hangs } },
  seesSessions,
);
export const SessionsFailed = page(
  { at: SESSIONS, me, isState: true, answers: { 'GET /api/v1/users/sessions': isLost } },
  async (visitor) => void (await visitor.sees('sessions.failed')),
);

const seesDelete = async (visitor: Visitor) => void (await visitor.seesDialog('account.delete.title'));

export const Delete = page({ at: DELETE, me }, seesDelete);
export const DeleteInEnglish = page(
  { at: DELETE, me, screen: 'desktop', locale: 'en', isState: true },
  seesDelete,
);
export const DeleteWithoutPassword = page(
  { at: DELETE, me: { ...me, has_password: false }, isState: true },
  seesDelete,
);
export const DeleteRefused = page(
  {
    at: DELETE,
    me,
    isState: true,
    answers: { 'DELETE /api/v1/users/me': refuses('api.forbidden', { params: { reason: 'groups_owned' } }) },
  },
  async (visitor) => {
    await visitor.fills('account.delete.password', PASSWORD);
    await visitor.presses('account.delete.confirm');
    await visitor.sees('account.delete.groups');
  },
);
