import { callSpecOf } from '@livery/contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Infra } from '../infra/infra.ts';

const mayBeLate = ({ place: { call } }: FastifyRequest): boolean =>
  call !== undefined && callSpecOf(call).mayBeLate === true;

const isOwn = ({ params, caller }: FastifyRequest): boolean =>
  caller !== undefined && (params as { id?: unknown } | undefined)?.id === caller.userId;

const changes = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * Reads of the contract that may be late go to replicas, where there are any; not those of what is one's own, and not those of
 * who has just written. Stands behind the access check, which is never late.
 */
export const useLateReads = (app: FastifyInstance, { late }: Pick<Infra, 'late'>): void => {
  if (!late) return;
  app.addHook('onRequest', async (request) => {
    if (!mayBeLate(request) || changes(request) || isOwn(request)) return;
    const { caller, place } = request;
    const { brand } = request.tenant;
    if (caller && (await late.writes.hasWritten(brand.id, caller.userId))) return;
    const rows = place.access === 'guest' ? late.guests : late.users;
    request.tenant = { brand, db: rows.tenant(brand.id) };
  });
  // Before the answer: whoever has it may ask at once, at another node too.
  app.addHook('onSend', async (request) => {
    const { caller, tenant } = request;
    if (caller && changes(request) && !mayBeLate(request))
      await late.writes.note(tenant.brand.id, caller.userId);
  });
};
