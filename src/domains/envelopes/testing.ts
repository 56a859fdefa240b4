import { type Envelope, EnvelopeKind, EnvelopeResult, type EnvelopeRules } from '@livery/contract';

export const ME = 'me';

const sender = { id: 'them', nickname: 'Them', username: 'them01', avatar: '', avatar_thumbnail: '' };

export const envelopeOf = (fields: Partial<Envelope> = {}): Envelope => ({
  id: 'e1',
  group_id: 'g1',
  user_id: sender.id,
  user: sender,
  message_id: 'm1',
  create_at: '2026-11-23T10:00:00.000Z',
  type: EnvelopeKind.FORTUNEWHEEL,
  amount: 2_000,
  count: 10,
  claimed_count: 3,
  claimed_amount: 600,
  greeting: '',
  mine: null,
  odds: null,
  state: 'open',
  result: EnvelopeResult.CAN_OPEN,
  my_amount: null,
  best: null,
  seed_hash: 'ab',
  seed: null,
  expire_at: '2026-11-24T10:00:00.000Z',
  settle_at: null,
  ...fields,
});

export const RULES: EnvelopeRules = {
  kinds: [1, 2, 3],
  minimum: 10,
  maximum: 100_000,
  max_count: 100,
  security_from: 50_000,
  mine: {
    minimum: 1_000,
    odds: [
      { count: 5, odds: 2 },
      { count: 7, odds: 1.5 },
    ],
    default_count: 7,
    loss_limit: 20_000,
    lost_today: 0,
  },
};
