import {
  type Envelope,
  type EnvelopeClaim,
  EnvelopeKind,
  EnvelopeResult,
  isMineHit,
  type MessageEnvelope,
  type Person,
} from '@livery/contract';
import { presentPerson } from '../users/users.present.ts';
import type { ClaimRow, ShownRow } from './envelopes.repository.ts';

/** Who reads, and what they drew. */
export interface Reader {
  id: string;
  amount: number | null;
}

/** Somebody who has not opened it: whom an event is for. */
const ANYBODY: Reader = { id: '', amount: null };

const timeOf = (time: Date | string): string => new Date(time).toISOString();

/** Whether nobody may open it any more, though nobody has ended it yet. */
const isOver = ({ expire_at, settle_at }: ShownRow, now: Date): boolean =>
  new Date(settle_at ?? expire_at) <= now || new Date(expire_at) <= now;

const resultOf = (row: ShownRow, { id, amount }: Reader, now: Date): EnvelopeResult => {
  if (id === row.user_id) return EnvelopeResult.SELF_SEND;
  if (amount !== null) return EnvelopeResult.HAS_OPENED;
  if (row.claimed_count === row.count) return EnvelopeResult.DID_NOT_WIN;
  return row.state !== 'open' || isOver(row, now) ? EnvelopeResult.HAS_EXPIRED : EnvelopeResult.CAN_OPEN;
};

/** What others drew of a minesweeper envelope nobody knows before it settles. */
const isSecret = ({ kind, state }: ShownRow): boolean => kind === EnvelopeKind.BOMD && state !== 'settled';

/** As a message carries it, for one reader; for everybody alike where none is given. */
export const presentEnvelope = (row: ShownRow, now: Date, reader: Reader = ANYBODY): MessageEnvelope => ({
  id: row.id,
  group_id: row.group_id,
  user_id: row.user_id,
  type: row.kind,
  amount: row.amount,
  count: row.count,
  claimed_count: row.claimed_count,
  claimed_amount: isSecret(row) ? 0 : row.claimed_amount,
  greeting: row.greeting,
  mine: row.mine,
  odds: row.odds === null ? null : row.odds / 10,
  state: row.state === 'open' && row.settle_at === null && isOver(row, now) ? 'expired' : row.state,
  result: resultOf(row, reader, now),
  my_amount: reader.amount,
  best: row.best,
  seed_hash: row.seed_hash,
  seed: row.seed,
  expire_at: timeOf(row.expire_at),
  settle_at: row.settle_at === null ? null : timeOf(row.settle_at),
});

const senderOf = ({ user_id: id, nickname, username, avatar, avatar_thumbnail }: ShownRow): Person =>
  presentPerson({
    id,
    nickname: nickname ?? '',
    username: username ?? '',
    avatar: avatar ?? '',
    avatar_thumbnail: avatar_thumbnail ?? '',
  });

/** Its page. */
export const presentPage = (row: ShownRow, now: Date, reader: Reader): Envelope => ({
  ...presentEnvelope(row, now, reader),
  user: senderOf(row),
  message_id: row.id,
  create_at: timeOf(row.create_at),
});

export const presentClaim = (row: ClaimRow, envelope: ShownRow, reader: string): EnvelopeClaim => {
  const { mine, state, best } = envelope;
  const isHidden = isSecret(envelope) && row.user_id !== reader;
  return {
    user_id: row.user_id,
    user: presentPerson({ ...row, id: row.user_id }),
    amount: isHidden ? null : row.amount,
    create_at: row.create_at.toISOString(),
    is_best: best === row.user_id,
    is_mine_hit: state === 'settled' && mine !== null && isMineHit(row.amount, mine),
  };
};
