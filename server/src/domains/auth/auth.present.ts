import type { LoginChannel, Session } from '@livery/contract';
import type { ResultOf } from '@livery/contract/calls';
import type { Caller } from '../../infra/tenancy.ts';
import { presentPerson } from '../users/users.present.ts';
import type { QrProgress } from './qr/qr.service.ts';
import type { ListedSession } from './sessions/sessions.repository.ts';

/** A session as its owner sees it. */
export const presentSession = (session: ListedSession, { sessionId }: Caller): Session => ({
  id: session.id,
  current: session.id === sessionId,
  channel: session.channel as LoginChannel,
  device_type: session.device_type,
  agent: session.agent,
  create_at: session.create_at.toISOString(),
  active_at: (session.rotated_at ?? session.create_at).toISOString(),
});

export const presentQr = (progress: QrProgress): ResultOf<'POST /api/v1/web/login'> => {
  if (progress.status === 'login') return { status: 'login', ...progress.tokens };
  if (progress.status !== 'scanned') return progress;
  const { avatar, nickname } = presentPerson(progress.by);
  return { status: 'scanned', avatar, nickname };
};
