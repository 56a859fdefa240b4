import type { Infra } from '../infra.ts';
import { tracedPubSub } from '../pubsub/traced-pubsub.ts';
import { tracedCalls } from './traced-calls.ts';

type Outside = Pick<Infra, 'captcha' | 'mailer' | 'oidc' | 'pubsub' | 'sms' | 'wellpay'>;

/** The same parts, whose calls to the outside are steps where that is traced. */
export const tracedInfra = <I extends Outside>(infra: I): I => ({
  ...infra,
  captcha: tracedCalls(infra.captcha, 'captcha', ['check']),
  mailer: tracedCalls(infra.mailer, 'mail', ['send']),
  sms: tracedCalls(infra.sms, 'sms', ['send']),
  oidc: tracedCalls(infra.oidc, 'oidc', ['authorizationEndpoint', 'exchange', 'verify']),
  wellpay: tracedCalls(infra.wellpay, 'wellpay', [
    'checkAccount',
    'makeOrder',
    'findOrder',
    'cancelOrder',
    'listOrders',
  ]),
  pubsub: tracedPubSub(infra.pubsub),
});
