import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { callerOf, route } from '../../infra/http/route.ts';
import type { PaymentService } from './payment.service.ts';

const NOTIFY = '/api/v1/payment/notify/wellpay';

/** Where wellpay reaches us: by the host name that the caller came to, which is one of the brand's. */
const notifyUrlOf = ({ mode }: Pick<Config, 'mode'>, { headers }: FastifyRequest): string =>
  `${mode === 'production' ? 'https' : 'http'}://${headers.host ?? ''}${NOTIFY}`;

export const paymentRoutes = (
  app: FastifyInstance,
  config: Pick<Config, 'mode'>,
  payment: PaymentService,
): void => {
  route(app, 'GET /api/v1/payment/provider', (call) => payment.providers(call.tenant, callerOf(call)));
  route(app, 'GET /api/v1/payment/order/binding-status', (call) =>
    payment.bindingStatus(call.tenant, callerOf(call), call.query),
  );
  route(app, 'POST /api/v1/users/binding/wellpay', (call) =>
    payment.bind(call.tenant, callerOf(call), call.body),
  );
  route(app, 'POST /api/v1/payment/withdrawal/wellpay', (call) =>
    payment.withdraw(call.tenant, callerOf(call), call.body, notifyUrlOf(config, call.request)),
  );
  route(app, 'POST /api/v1/payment/withdrawal/point/check', (call) =>
    payment.check(call.tenant, call.body.code),
  );
  route(app, 'POST /api/v1/payment/withdrawal/point', (call) =>
    payment.pay(call.tenant, callerOf(call), call.body),
  );
  route(app, 'POST /api/v1/payment/notify/wellpay', (call) => payment.takeNotice(call.tenant, call.body));
};
