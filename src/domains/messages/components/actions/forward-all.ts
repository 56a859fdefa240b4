import type { Message } from '@livery/contract';
import type { HttpCalls } from '../../../../lib/http/call.ts';
import { ApiFailure } from '../../../../lib/http/failure.ts';
import type { ShareTarget } from '../share/useTargets.ts';

/** What is wrong with one message, not with its sending: the others still go out. */
const UNSENDABLE = ['api.invalid_msg_id', 'api.media_expired'] as const;

const isUnsendable = (error: unknown): boolean =>
  error instanceof ApiFailure && UNSENDABLE.some((code) => code === error.code);

export interface Forwarded {
  /** Ids of the conversations that took at least one message. */
  reached: readonly string[];
  /** Ids of the messages that did not come to all of them. */
  failed: readonly string[];
}

/** Returns the ids of those that took it. */
const forwardOne = async (
  http: HttpCalls,
  id: string,
  targets: readonly ShareTarget[],
  isAlone: boolean,
): Promise<string[]> => {
  // By message, not by place: one that is taken back meanwhile moves those after it up.
  const body = { targets: targets.map(({ group_id, cid }) => ({ group_id, cid: `${cid}-${id}` })) };
  const options = { params: { id }, body, ...(!isAlone && { claims: UNSENDABLE }) };
  try {
    const { list } = await http.call('POST /api/v1/messages/:id/forward', options);
    return list.flatMap(({ group_id, error }) => (error === undefined ? [group_id] : []));
  } catch (error) {
    if (isAlone || !isUnsendable(error)) throw error;
    return [];
  }
};

/**
 * Sends messages on one after the other, so that they arrive in their order; each under ids that a repeat keeps. Throws
 * when the sending itself fails, or the only message cannot be sent on.
 */
export const forwardAll = async (
  http: HttpCalls,
  messages: readonly Message[],
  targets: readonly ShareTarget[],
): Promise<Forwarded> => {
  const reached = new Set<string>();
  const failed: string[] = [];
  for (const { id } of messages) {
    const took = await forwardOne(http, id, targets, messages.length === 1);
    for (const group of took) reached.add(group);
    if (took.length < targets.length) failed.push(id);
  }
  return { reached: [...reached], failed };
};
