import {
  type EnvelopeClaim,
  EnvelopeKind,
  EnvelopeResult,
  type EnvelopeRules,
  type MessageEnvelope,
  type Person,
} from '@livery/contract';
import vectors from '../../contract/fixtures/envelope-shares.json';
import { type Answers, gives } from './answers.ts';
import { COOK, SEA } from './conversations.ts';
import { after, envelopeOf } from './envelope-of.ts';
import { me } from './fixtures.ts';
import { groupWith, type Said } from './room-of-kinds.ts';

/** A group in which envelopes were sent, in every state that they can be in. */

const SOON = after(84_000);
const LONG_AGO = '2025-03-14T08:00:00.000Z';

const sent = (from: Person, fields: Partial<MessageEnvelope> & { id: string }): Said => {
  const envelope = envelopeOf({ ...fields, user_id: from.id });
  return { from, type: 'red_envelope', text: envelope.greeting, envelope };
};

/** It ends in a digit that is not the mine's, and in one that is. */
const MINE = {
  type: EnvelopeKind.BOMD,
  amount: 2_000,
  count: 7,
  claimed_count: 3,
  claimed_amount: 0,
  greeting: '',
  mine: 7,
  odds: 1.5,
  settle_at: SOON,
} as const;
const OPENED = { result: EnvelopeResult.HAS_OPENED, claimed_count: 13, claimed_amount: 11_860 } as const;

export const LUCKY = envelopeOf({ id: 'lucky' });
export const MINES = envelopeOf({ id: 'mines', ...MINE, user_id: SEA.id });

/** One that is over, with the seed of the published test vectors. */
const [vector] = vectors.filter(
  ({ kind, count }) => kind === EnvelopeKind.FORTUNEWHEEL && count > 2 && count <= 10,
);
if (!vector) throw new Error('there is no lucky test vector');
export const OVER = envelopeOf({
  id: 'over',
  amount: vector.amount,
  count: vector.count,
  claimed_count: vector.count,
  claimed_amount: vector.amount,
  state: 'empty',
  result: EnvelopeResult.DID_NOT_WIN,
  seed: vector.seed,
  seed_hash: vector.seed_hash,
});

const SENT: readonly Said[] = [
  { from: SEA, text: '到了到了，云海就在眼前' },
  sent(COOK, { id: 'lucky' }),
  sent(SEA, { id: 'opened', ...OPENED, my_amount: 888, greeting: '恭喜发财，大吉大利' }),
  {
    from: me,
    type: 'red_envelope_claim',
    text: '888',
    target_id: SEA.id,
    target: SEA,
    envelope_id: 'opened',
  },
  sent(me, { id: 'mine', result: EnvelopeResult.SELF_SEND, claimed_count: 3, greeting: '' }),
  sent(COOK, { id: 'gone', result: EnvelopeResult.HAS_EXPIRED, state: 'expired' }),
];
const MINES_SENT: readonly Said[] = [
  sent(SEA, { id: 'mines', ...MINE }),
  sent(COOK, { id: 'waiting', ...MINE, ...OPENED, claimed_count: 4, my_amount: 285, mine: 3 }),
  sent(COOK, { id: 'settling', ...MINE, ...OPENED, claimed_count: 4, my_amount: 285, settle_at: LONG_AGO }),
  sent(COOK, { id: 'hit', ...MINE, ...OPENED, claimed_count: 7, my_amount: 287, state: 'settled' }),
  sent(COOK, { id: 'kept', ...MINE, ...OPENED, claimed_count: 7, my_amount: 310, state: 'settled' }),
  { ...sent(COOK, { id: 'over' }), envelope: OVER },
];

export const claimOf = (user: Person, amount: number | null, second: number): EnvelopeClaim => ({
  user_id: user.id,
  user,
  amount,
  create_at: `2025-03-14T14:32:${String(second).padStart(2, '0')}.000Z`,
  is_best: false,
  is_mine_hit: false,
});

const someone = (id: string, nickname: string, picture: string): Person => ({
  ...{ id, nickname, username: `${id}name` },
  ...{ avatar: `/art/${picture}.svg`, avatar_thumbnail: `/art/${picture}.svg` },
});
const PEOPLE = [
  someone('u90', '慢半拍', 'p2'),
  someone('u91', '青团不甜', 'p12'),
  someone('u92', '拾光', 'p9'),
  someone('u93', '木每', 'p10'),
];
const [SLOW, GREEN, LIGHT, WOOD] = PEOPLE as [Person, Person, Person, Person];

const CLAIMS = [
  claimOf(SLOW, 405, 51),
  { ...claimOf(SEA, 2136, 50), is_best: true },
  claimOf(me, 888, 49),
  claimOf(GREEN, 1270, 44),
  claimOf(LIGHT, 92, 40),
  claimOf(WOOD, 914, 39),
];

/** The claims of the one that is over: the shares that its seed gives, the first one taken first. */
export const OVER_CLAIMS: EnvelopeClaim[] = vector.shares
  .map((share, index) => claimOf(PEOPLE[index % PEOPLE.length] ?? SEA, share, index))
  .map((claim, index) => ({ ...claim, user_id: `u${index}` }))
  .toReversed();

export const RULES: EnvelopeRules = {
  kinds: [EnvelopeKind.FORTUNEWHEEL, EnvelopeKind.NORMAL, EnvelopeKind.BOMD],
  minimum: 1,
  maximum: 2_000_000,
  max_count: 100,
  security_from: 10_000,
  mine: {
    minimum: 1_000,
    odds: [2, 1.7, 1.5, 1.3, 1.2, 1.1].map((odds, index) => ({ count: index + 5, odds })),
    default_count: 7,
    loss_limit: 20_000,
    lost_today: 1_200,
  },
};

const BALANCE = {
  sign_valid: true,
  balance: 1_268_050,
  held: 203_250,
  available: 1_064_800,
  pending: 0,
  holds: [],
};

const wholeOf = (envelope: MessageEnvelope, user: Person = COOK) => ({
  ...envelope,
  user,
  message_id: 'm1',
  create_at: LONG_AGO,
});

/** What the server says to whoever opens the one of `envelope`, and to whoever sends another. */
export const envelopeAnswers = (
  envelope: MessageEnvelope,
  claims: readonly EnvelopeClaim[] = CLAIMS,
): Answers => ({
  'GET /api/v1/red-envelopes/rules': gives(RULES),
  'GET /api/v1/wallet/balance': gives(BALANCE),
  'GET /api/v1/red-envelopes/:id': gives(wholeOf(envelope, envelope.user_id === SEA.id ? SEA : COOK)),
  'GET /api/v1/red-envelopes/:id/claims': gives({ list: [...claims], next_id: null }),
  'POST /api/v1/red-envelopes/:id/claim': gives(
    wholeOf({ ...envelope, ...OPENED, result: EnvelopeResult.WIN_LOTTERY, my_amount: 888 }),
  ),
});

/** Lucky and equal ones. */
export const ENVELOPES: Answers = { ...groupWith(SENT), ...envelopeAnswers(LUCKY) };
/** Minesweeper ones, and one that is over. */
export const MINE_ENVELOPES: Answers = {
  ...groupWith(MINES_SENT),
  ...envelopeAnswers(MINES, [claimOf(SLOW, null, 51), claimOf(SEA, null, 44), claimOf(GREEN, null, 40)]),
};
