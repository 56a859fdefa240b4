import type { CallName } from '@livery/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { FreeSpace } from '../infra/disk/free-space.ts';
import { ApiError } from '../infra/errors.ts';

/** Calls to log in and to secure an account: taken while there is a little space. */
const LAST_TO_GO: ReadonlySet<CallName> = new Set<CallName>([
  'POST /api/v1/login',
  'POST /api/v1/token/refresh',
  'POST /api/v1/logout',
  'POST /api/v2/oauth/google',
  'POST /api/v1/login/qrcode',
  'POST /api/v1/login/qrcode/scan',
  'POST /api/v1/login/qrcode/validate',
  'POST /api/v1/web/login',
  'POST /api/v3/verification',
  'POST /api/v2/recovery',
  'POST /api/v1/users/password/reset',
  'POST /api/v1/users/password',
  'DELETE /api/v1/users/sessions/:id',
  'POST /ops/api/sign-in',
  'POST /ops/api/sign-in/code',
  'POST /ops/api/sign-out',
  'PUT /ops/api/maintenance',
]);

/** Refuses writes before the disk is full, so that reads go on. Stands before the body is read. */
export const refuseOnFullDisk = (app: FastifyInstance, space: Pick<FreeSpace, 'level'>): void => {
  app.addHook('onRequest', async ({ place: { call } }) => {
    if (space.level === 'enough' || call === undefined || call.startsWith('GET ')) return;
    if (space.level === 'low' && LAST_TO_GO.has(call)) return;
    throw new ApiError('api.unavailable');
  });
};
