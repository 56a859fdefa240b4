import type { Meta } from '@storybook/react-vite';
import { gives, hangs, refuses } from '../../stories/answers.ts';
import { EMAIL } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';

/** Back from Google, and the registration of who is new here. */
const meta = { title: 'Pages/Google', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const attempt = { state: 'a', nonce: 'b', verifier: 'c', returnTo: undefined };
const RETURN = '/auth/google-callback?state=a&code=code';
const features = { google: true };

export const Checking = page(
  { at: RETURN, google: { attempt }, features, answers: { 'POST /api/v2/oauth/google': hangs } },
  async (visitor) => void (await visitor.sees('google.checking')),
);

export const Cancelled = page(
  { at: '/auth/google-callback?state=a&error=access_denied', google: { attempt }, features },
  async (visitor) => void (await visitor.sees('google.problem.denied')),
);

export const CancelledOnDesktop = page(
  {
    at: '/auth/google-callback?state=a&error=access_denied',
    google: { attempt },
    features,
    screen: 'desktop',
    locale: 'en',
    isState: true,
  },
  async (visitor) => void (await visitor.sees('google.problem.denied')),
);

export const AnotherState = page(
  { at: '/auth/google-callback?state=z&code=code', google: { attempt }, features, isState: true },
  async (visitor) => void (await visitor.sees('google.problem.state')),
);

export const UsedBefore = page(
  { at: RETURN, isState: true, features },
  async (visitor) => void (await visitor.sees('google.problem.used')),
);

export const OutOfReach = page(
  {
    at: RETURN,
    google: { attempt },
    features,
    isState: true,
    answers: { 'POST /api/v2/oauth/google': refuses('api.unavailable') },
  },
  async (visitor) => void (await visitor.sees('google.problem.unavailable')),
);

const ticket = { ticket: 't', email: EMAIL, nickname: 'Asha Rao', hasAccount: false, returnTo: undefined };
const settings = { 'GET /api/v1/register': gives({ social_account: 2 as const }) };

export const NewAccount = page(
  { at: '/auth/google-register', google: { ticket }, features, answers: settings },
  async (visitor) => void (await visitor.seesValue('Asha Rao')),
);

export const NewAccountOnDesktop = page(
  {
    at: '/auth/google-register',
    google: { ticket },
    features,
    answers: settings,
    screen: 'desktop',
    locale: 'en',
    isState: true,
  },
  async (visitor) => void (await visitor.seesValue('Asha Rao')),
);

export const KnownAddress = page(
  { at: '/auth/google-register', google: { ticket: { ...ticket, hasAccount: true } }, features },
  async (visitor) => {
    await visitor.presses('google.link.submit');
    await visitor.sees('login.password.missing');
  },
);

export const NoVerifiedAddress = page(
  { at: '/auth/google-register', google: { ticket: { ...ticket, email: '' } }, features, isState: true },
  async (visitor) => void (await visitor.sees('google.identify.title')),
);

export const TicketIsOver = page(
  { at: '/auth/google-register', features, isState: true },
  async (visitor) => void (await visitor.sees('google.gone.title')),
);
