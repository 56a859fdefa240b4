import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { LIMITS } from '@livery/contract';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { useAccess } from './app/access.ts';
import { useCallLimits } from './app/call-limits.ts';
import { crawlerRoutes } from './app/crawlers/crawlers.routes.ts';
import { sendError, useErrors } from './app/errors.ts';
import { refuseOnFullDisk } from './app/full-disk.ts';
import { useLateReads } from './app/late-reads.ts';
import { refuseExpectations, refuseMalformed } from './app/malformed.ts';
import { useMetrics } from './app/metrics.ts';
import { opsPageRoutes } from './app/ops-page.ts';
import { pageRoutes } from './app/pages.ts';
import { previewRoutes } from './app/preview/preview.routes.ts';
import { useRealtime } from './app/realtime.ts';
import { serviceWorkerRoutes } from './app/service-worker.ts';
import { useSetBrands } from './app/set-brands.ts';
import { shareTargetRoute } from './app/sharing/share-target.ts';
import { useStopping } from './app/stopping.ts';
import { useTallies } from './app/tallies.ts';
import { createBrandImages } from './brand/brand.images.ts';
import { brandRoutes } from './brand/brand.routes.ts';
import { demoRoutes } from './demo/demo.routes.ts';
import { authRoutes } from './domains/auth/auth.routes.ts';
import { captchaRoutes } from './domains/auth/captcha/captcha.routes.ts';
import { contactsRoutes } from './domains/contacts/contacts.routes.ts';
import { discoverRoutes } from './domains/discover/discover.routes.ts';
import { envelopesRoutes } from './domains/envelopes/envelopes.routes.ts';
import { groupsRoutes } from './domains/groups/groups.routes.ts';
import { maintenanceRoutes } from './domains/maintenance/maintenance.routes.ts';
import { mediaRoutes } from './domains/media/media.routes.ts';
import { messagesRoutes } from './domains/messages/messages.routes.ts';
import { notificationsRoutes } from './domains/notifications/notifications.routes.ts';
import { paymentRoutes } from './domains/payment/payment.routes.ts';
import { reportsRoutes } from './domains/reports/reports.routes.ts';
import { searchRoutes } from './domains/search/search.routes.ts';
import { shareRoutes } from './domains/share/share.routes.ts';
import { socialRoutes } from './domains/social/social.routes.ts';
import { usersRoutes } from './domains/users/users.routes.ts';
import { walletRoutes } from './domains/wallet/wallet.routes.ts';
import { ApiError } from './infra/errors.ts';
import { describeApi } from './infra/http/api-description.ts';
import { useBodyDeadline } from './infra/http/body-deadline.ts';
import { useCalls } from './infra/http/calls.ts';
import { schemaController } from './infra/http/compilers.ts';
import { useCompression } from './infra/http/compression.ts';
import { guardConnections } from './infra/http/connections.ts';
import type { ContractAudit } from './infra/http/contract-audit.ts';
import { isDoctor } from './infra/http/doctor-proof.ts';
import { routedAsGet, useHeads } from './infra/http/heads.ts';
import { healthRoutes } from './infra/http/health.ts';
import { useForms } from './infra/http/multipart.ts';
import { newRequestId, useRequestIds } from './infra/http/request-id.ts';
import { useSecurityHeaders } from './infra/http/security-headers.ts';
import { useTenancy } from './infra/http/tenancy.ts';
import type { Infra } from './infra/infra.ts';
import { developmentRoutes } from './infra/mail/mailbox.routes.ts';
import type { Services } from './services.ts';

const BODY_LIMIT = 256 * 1024;
const MINUTE = 60_000;

const HTTP = {
  headersTimeout: MINUTE / 4,
  connectionsCheckingInterval: 5_000,
  // Our own check returns the error body.
  requireHostHeader: false,
  // Any other `Upgrade` is a request that HTTP lets us ignore.
  shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
};

/**
 * What each call of a signed-in person begins with, in every brand: on the same connections, by the same batches. As the server
 * starts one after the other, for to open a connection costs more than to ask for many brands; then all at once: who wants to know
 * waits for the slowest, and a connection that is dead is met.
 */
const lookUpNobody = ({ brands, database }: Infra, { auth }: Services) => {
  let isKnown = false;
  return async (): Promise<void> => {
    const lookUp = (brand: (typeof brands.all)[number]) =>
      auth.authenticate({ brand, db: database.tenant(brand.id) }, randomBytes(32).toString('base64url'));
    if (isKnown) await Promise.all(brands.all.map(lookUp));
    else for (const brand of brands.all) await lookUp(brand);
    isKnown = true;
  };
};

/**
 * Which key signs a ledger is known before anybody asks for points: what operators do first finds it then. On one connection: to
 * open another costs more than to ask for many brands.
 */
const beginLedgers = async ({ brands, log }: Infra, { ledger }: Services): Promise<void> => {
  for (const brand of brands.all) {
    try {
      await ledger.begin({ brand });
    } catch (err) {
      log.warn({ err, brand: brand.id }, 'a ledger is not begun');
    }
  }
};

/**
 * The application without a socket: everything it needs comes in, so tests inject requests into the real one.
 * `audit` sees each result and each error code of a call.
 */
export const buildApp = async (
  infra: Infra,
  services: Services,
  audit?: ContractAudit,
): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: infra.log,
    bodyLimit: BODY_LIMIT,
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: LIMITS.uploadTimeout + MINUTE,
    http: HTTP,
    clientErrorHandler: refuseMalformed,
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => sendError(request, reply, new ApiError('api.validation')),
    routerOptions: { maxParamLength: 200 },
    schemaController,
    exposeHeadRoutes: false,
    rewriteUrl: routedAsGet,
  }) as unknown as FastifyInstance;
  app.decorate('contractAudit', audit);
  guardConnections(app.server, infra.config, infra.log);
  refuseExpectations(app.server);
  useHeads(app);
  useCalls(app);
  useRequestIds(app);
  useErrors(app);
  useStopping(app);
  useCompression(app);
  useSecurityHeaders(app, infra.config);
  useTenancy(app, infra);
  useSetBrands(app, services.setBrands);
  useAccess(app, infra, services);
  useCallLimits(app, infra);
  useLateReads(app, infra);
  refuseOnFullDisk(app, infra.space);
  useBodyDeadline(app, infra.config);
  await useMetrics(app, infra);
  useTallies(app, infra);
  await useForms(app);
  describeApi(app);
  healthRoutes(app, lookUpNobody(infra, services), infra.redis, isDoctor(infra.config.secret));
  brandRoutes(app, createBrandImages(join(infra.config.dataDir, 'brand-images')));
  maintenanceRoutes(app, services.maintenance);
  authRoutes(app, services.auth);
  captchaRoutes(app, infra.config);
  usersRoutes(app, services);
  contactsRoutes(app, services.contacts);
  groupsRoutes(app, services.groups);
  messagesRoutes(app, services.messages);
  envelopesRoutes(app, services.envelopes);
  mediaRoutes(app, services.media);
  socialRoutes(app, services.social);
  notificationsRoutes(app, infra, services.notifications);
  app.calls.addLater('/ops/api/', async () => {
    const { operatorsRoutes } = await import('./domains/operators/operators.routes.ts');
    operatorsRoutes(app, await services.operators());
  });
  paymentRoutes(app, infra.config, services.payment);
  reportsRoutes(app, services.reports);
  shareRoutes(app, services.share);
  searchRoutes(app, services.search);
  discoverRoutes(app, services.discover);
  walletRoutes(app, services.wallet);
  useRealtime(app, infra, services);
  developmentRoutes(app, infra);
  demoRoutes(app, infra);
  previewRoutes(app, infra);
  serviceWorkerRoutes(app, infra.config);
  crawlerRoutes(app, services.social);
  shareTargetRoute(app);
  opsPageRoutes(app, infra);
  pageRoutes(app, infra, services);
  app.addHook('onReady', () => beginLedgers(infra, services));
  return app;
};
