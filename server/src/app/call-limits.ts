import type { CallName } from '@livery/contract/calls';
import type { FastifyInstance } from 'fastify';
import { limitFor } from '../brand/quotas.ts';
import type { Config } from '../config.ts';
import type { Infra } from '../infra/infra.ts';
import { createMemoryLimiter } from '../infra/rate-limit/memory-limiter.ts';
import { createSharedLimiter } from '../infra/rate-limit/shared-limiter.ts';

const MINUTE = 60_000;

const KINDS = [
  'messagesPerMinute',
  'commentsPerMinute',
  'followsPerMinute',
  'lookupsPerMinute',
  'searchesPerMinute',
  'settingsPerMinute',
  'groupChangesPerMinute',
  'uploadsPerMinute',
  'paymentsPerMinute',
  'writesPerMinute',
  'opsWritesPerMinute',
  'opsReadsPerMinute',
  'opsSearchesPerMinute',
  'opsChecksPerMinute',
] as const;

type Kind = (typeof KINDS)[number];

/**
 * What is counted by itself, searches and lists that one looks through too, for they read much. Settings of a
 * conversation: one that is hidden has the next message list it with all its members. Changes of a group: all its members
 * are told of each. Any other write of a signed-in person is one of `writesPerMinute`,
 * of an operator one of `opsWritesPerMinute`; so is the log that they take with them. Whatever else they read is one of
 * `opsReadsPerMinute`; lists that are searched are counted by themselves, and so is what goes through the whole log.
 */
const KIND_OF: { readonly [Call in CallName]?: Kind } = {
  'POST /api/v1/messages': 'messagesPerMinute',
  'POST /api/v1/messages/:id/thread': 'messagesPerMinute',
  'POST /api/v1/messages/:id/forward': 'messagesPerMinute',
  'POST /api/v1/share/group': 'messagesPerMinute',
  'POST /api/v1/red-envelopes': 'messagesPerMinute',
  'POST /api/v2/share/social/author/:id/send-message': 'messagesPerMinute',
  'POST /api/v2/share/social/post/:id/send-message': 'messagesPerMinute',
  'POST /social/api/posts/:id/comment': 'commentsPerMinute',
  'POST /social/api/comment/:cid': 'commentsPerMinute',
  'PUT /social/api/authors/:id/follow': 'followsPerMinute',
  'PUT /social/api/authors/:id/unfollow': 'followsPerMinute',
  'GET /api/v1/contacts/search': 'lookupsPerMinute',
  'GET /api/v2/contacts/search': 'lookupsPerMinute',
  'GET /api/v1/contacts/:id': 'lookupsPerMinute',
  'GET /api/v1/contacts/:id/groups': 'lookupsPerMinute',
  'GET /social/api/authors/:id': 'lookupsPerMinute',
  'GET /social/api/authors/:id/counts': 'lookupsPerMinute',
  'GET /social/api/authors/external/:id': 'lookupsPerMinute',
  'GET /social/api/newcomers': 'lookupsPerMinute',
  'GET /social/api/authors/:id/followers': 'searchesPerMinute',
  'GET /social/api/authors/:id/followings': 'searchesPerMinute',
  'GET /social/api/posts/:id/share-link': 'lookupsPerMinute',
  'GET /api/v1/contacts/suggested': 'lookupsPerMinute',
  'GET /api/v1/share/group/:id': 'lookupsPerMinute',
  'GET /api/v1/red-envelopes/:id/claims': 'searchesPerMinute',
  'GET /api/v1/search': 'searchesPerMinute',
  'GET /social/api/hashtags': 'searchesPerMinute',
  'GET /social/api/hashtags/:name/posts': 'searchesPerMinute',
  'GET /api/v1/users/messages/search': 'searchesPerMinute',
  'GET /api/v1/wallet/trading-logs': 'searchesPerMinute',
  'GET /api/v2/groups/:id/messages/search': 'searchesPerMinute',
  'GET /api/v1/groups/:id/media': 'searchesPerMinute',
  'GET /api/v1/groups/:id/members': 'searchesPerMinute',
  'PUT /api/v1/groups/:id/settings': 'settingsPerMinute',
  'PUT /api/v1/groups/:id': 'groupChangesPerMinute',
  'POST /api/v1/groups/:id/icon': 'groupChangesPerMinute',
  'POST /api/v1/groups/:id/permissions': 'groupChangesPerMinute',
  'POST /api/v1/groups/:id/transfer': 'groupChangesPerMinute',
  'POST /api/v1/groups/:id/members': 'groupChangesPerMinute',
  'DELETE /api/v1/groups/:id/members/:uid': 'groupChangesPerMinute',
  'POST /api/v1/groups/:id/admins': 'groupChangesPerMinute',
  'PUT /api/v1/groups/:id/admins/:uid': 'groupChangesPerMinute',
  'DELETE /api/v1/groups/:id/admins/:uid': 'groupChangesPerMinute',
  'POST /api/v1/groups/:id/blocks': 'groupChangesPerMinute',
  'POST /api/v1/groups/join': 'groupChangesPerMinute',
  'POST /api/v1/groups/:id/members/ids': 'searchesPerMinute',
  'GET /api/v1/files/groups/:id/upload_file': 'uploadsPerMinute',
  'GET /api/v1/files/groups/:id/upload_video_url': 'uploadsPerMinute',
  'GET /api/v1/files/groups/:id/upload_parts': 'uploadsPerMinute',
  'POST /api/v1/files/groups/:id/upload_parts': 'uploadsPerMinute',
  'GET /api/v1/files/groups/:id/upload_voice_message': 'uploadsPerMinute',
  'GET /api/v1/files/reports/upload_image': 'uploadsPerMinute',
  'GET /social/api/upload-info': 'uploadsPerMinute',
  'GET /social/api/upload-parts': 'uploadsPerMinute',
  'POST /social/api/upload-parts': 'uploadsPerMinute',
  'POST /social/api/posts': 'uploadsPerMinute',
  'POST /social/api/posts/check-content': 'searchesPerMinute',
  'POST /api/v1/users/binding/wellpay': 'paymentsPerMinute',
  'POST /api/v1/payment/withdrawal/wellpay': 'paymentsPerMinute',
  'POST /api/v1/payment/withdrawal/point': 'paymentsPerMinute',
  'POST /api/v1/payment/withdrawal/point/check': 'lookupsPerMinute',
  'GET /api/v1/payment/order/binding-status': 'searchesPerMinute',
  'GET /ops/api/audit/export': 'opsWritesPerMinute',
  'GET /ops/api/audit/check': 'opsChecksPerMinute',
  'GET /ops/api/audit': 'opsSearchesPerMinute',
  'GET /ops/api/comments': 'opsSearchesPerMinute',
  'GET /ops/api/groups': 'opsSearchesPerMinute',
  'GET /ops/api/hashtags': 'opsSearchesPerMinute',
  'GET /ops/api/invites': 'opsSearchesPerMinute',
  'GET /ops/api/ledger': 'opsSearchesPerMinute',
  'GET /ops/api/orders': 'opsSearchesPerMinute',
  'GET /ops/api/people': 'opsSearchesPerMinute',
  'GET /ops/api/reports': 'opsSearchesPerMinute',
};

const writesOf = (call: CallName): Kind =>
  call.includes(' /ops/') ? 'opsWritesPerMinute' : 'writesPerMinute';

const readsOf = (call: CallName): Kind | undefined =>
  call.startsWith('GET /ops/') ? 'opsReadsPerMinute' : undefined;

const kindOf = (call: CallName): Kind | undefined =>
  KIND_OF[call] ?? (call.startsWith('GET ') ? readsOf(call) : writesOf(call));

/** Limits the calls of one person, or operator, before their body is read, over all nodes where they share Redis. Stands behind the access check. */
export const useCallLimits = (
  app: FastifyInstance,
  { config: { limits }, redis }: { config: Pick<Config, 'limits'> } & Pick<Infra, 'redis'>,
): void => {
  const limiterOf = (kind: Kind) => {
    const rate = { limit: limits[kind], windowMs: MINUTE };
    return redis ? createSharedLimiter(redis, kind, rate) : createMemoryLimiter(rate);
  };
  const limiters = new Map(KINDS.map((kind) => [kind, limiterOf(kind)]));
  app.addHook('onRequest', async ({ caller, operator, tenant, place }) => {
    const kind = place.call && kindOf(place.call);
    const who = caller?.userId ?? operator?.operatorId;
    if (!who || !kind) return;
    await limiters.get(kind)?.(`${tenant.brand.id} ${who}`, limitFor(tenant.brand, limits, kind));
  });
};
