import { stakeOf } from '@livery/contract';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import type { CardState } from '../envelope.model.ts';
import { useClockUntil } from '../useClockUntil.ts';
import { usePoints } from '../usePoints.ts';
import type { Opening } from './opening.store.ts';

const NEWS: Record<CardState, MessageId | undefined> = {
  can_open: undefined,
  opened: 'envelope.won',
  waiting: 'envelope.drawn',
  kept: 'envelope.news.kept',
  hit: 'envelope.news.hit',
  empty: 'envelope.over.empty',
  expired: 'envelope.over.expired',
  mine_open: undefined,
  mine_over: 'envelope.mine_over',
  mine_settled: 'envelope.mine_settled',
  failed: 'envelope.over.failed',
};

/** What is read out of an envelope: what came of it while one looks. */
export const useNews = ({ envelope, verdict }: Pick<Opening, 'envelope' | 'verdict'>): string | undefined => {
  const text = useText();
  const points = usePoints();
  const isDue = useClockUntil(envelope?.settle_at ?? null) === undefined;
  const id = verdict && NEWS[verdict];
  if (!id || !envelope) return undefined;
  const { my_amount, amount, odds } = envelope;
  // Its clock is before one's eyes, and not read out each second.
  if (verdict === 'waiting' && isDue) return text('envelope.settling');
  return text(id, { points: points(my_amount ?? 0), stake: points(stakeOf(amount, odds ?? 0)) });
};
