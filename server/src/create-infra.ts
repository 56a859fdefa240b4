import type { Logger } from 'pino';
import type { BrandRegistry } from './brand/brand.registry.ts';
import type { Config } from './config.ts';
import { createGeetest } from './infra/captcha/geetest.ts';
import type { Infra } from './infra/infra.ts';
import { createDelivery } from './infra/mail/delivery.ts';
import { createOidcClient } from './infra/oidc/oidc.ts';
import { createPubSub } from './infra/pubsub/pubsub.ts';
import { createSharedPubSub } from './infra/pubsub/shared-pubsub.ts';
import { tracedInfra } from './infra/tracing/traced-infra.ts';
import { createWellpay } from './infra/wellpay/wellpay-http.ts';

/** What is reached outside, beside what was opened: for a server, or a command that needs all services. */
export const createInfra = (
  config: Config,
  log: Logger,
  brands: BrandRegistry,
  parts: Pick<
    Infra,
    'database' | 'guests' | 'changing' | 'keeping' | 'late' | 'space' | 'objects' | 'jobs' | 'redis'
  >,
): Infra =>
  tracedInfra({
    config,
    log,
    brands,
    ...parts,
    captcha: createGeetest(config.captcha),
    oidc: createOidcClient({ issuer: config.google.issuer }),
    wellpay: createWellpay(config.wellpay),
    pubsub: parts.redis
      ? createSharedPubSub(parts.redis, () => brands.all.map(({ id }) => id))
      : createPubSub(),
    ...createDelivery(config),
  });
