import { newKeyedId } from '../../infra/ids.ts';
import { plansOf } from '../../testing/plans/plans-of.ts';
import * as claiming from './claiming/claiming.repository.ts';
import * as ending from './ending/ending.repository.ts';
import * as envelopes from './envelopes.repository.ts';
import * as stored from './operators.repository.ts';

const now = new Date();
const AGO = new Date(now.getTime() - 24 * 3_600_000);

export const plans = [
  plansOf(stored, {
    findStored: ({ db, message }) => stored.findStored(db, message),
    listOpened: ({ db, message }) => stored.listOpened(db, message),
  }),
  plansOf(envelopes, {
    insertEnvelope: ({ db, group, person }) =>
      envelopes.insertEnvelope(db, {
        id: newKeyedId(group),
        ...{ group_id: group, seq: 7, hidden_from: [], user_id: person, kind: 1, amount: 5, count: 1 },
        ...{ shares: [5], seed: Buffer.alloc(32), greeting: '', mine: null, odds: null, stake: null },
        ...{ create_at: now, expire_at: now, settle_at: null, due_at: now },
      }),
    countMembers: ({ db, group }) => envelopes.countMembers(db, group),
    findEnvelopes: ({ db, member, message }) =>
      envelopes.findEnvelopes(db, member, [message, newKeyedId('g7'), newKeyedId('g8')]),
    listSent: ({ db, message }) => envelopes.listSent(db, [message, newKeyedId('g7')]),
    findSeenEnvelope: ({ db, member, message }) => envelopes.findSeenEnvelope(db, member, message),
    listClaims: ({ db, message }) => envelopes.listClaims(db, message, { before: 101, limit: 31 }),
    hasOpenEnvelopes: ({ db, person }) => envelopes.hasOpenEnvelopes(db, person),
    sumStakes: ({ db, person, other }) => envelopes.sumStakes(db, [person, other], AGO),
  }),
  plansOf(claiming, { takePackets: 'part' }),
  plansOf(ending, {
    lockDue: ({ db }) => ending.lockDue(db, now, 50),
    lockOne: ({ db, message }) => ending.lockOne(db, message, now),
    findClaims: ({ db, message }) => ending.findClaims(db, [message, newKeyedId('g7')]),
    storeEnd: ({ db, message }) => ending.storeEnd(db, message, { state: 'expired', dueAt: null }),
    clearStakes: ({ db, message }) => ending.clearStakes(db, message, 7),
  }),
];
