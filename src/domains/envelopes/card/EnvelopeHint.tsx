import type { MessageEnvelope } from '@livery/contract';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { type CardState, isCounting, isLone } from '../envelope.model.ts';
import { useClockUntil } from '../useClockUntil.ts';
import { usePoints } from '../usePoints.ts';

const WORDS: Record<CardState, MessageId> = {
  can_open: 'envelope.card.can_open',
  opened: 'envelope.card.opened',
  waiting: 'envelope.card.opened',
  kept: 'envelope.card.kept',
  hit: 'envelope.card.hit',
  empty: 'envelope.card.empty',
  expired: 'envelope.card.expired',
  mine_open: 'envelope.card.mine_open',
  mine_over: 'envelope.card.mine_over',
  mine_settled: 'envelope.card.mine_settled',
  failed: 'envelope.card.failed',
};

/** What the other has done with the one packet that was theirs. */
const LONE: Partial<Record<CardState, MessageId>> = {
  mine_open: 'envelope.card.lone_open',
  mine_over: 'envelope.card.lone_over',
};

interface HintProps {
  envelope: MessageEnvelope;
  state: CardState;
}

function Counting({ envelope, words }: { envelope: MessageEnvelope; words: string }) {
  const text = useText();
  const clock = useClockUntil(envelope.settle_at);
  return clock === undefined
    ? text('envelope.card.settling', { words })
    : text('envelope.card.counting', { words, clock });
}

/** What can be done with an envelope, or what became of it; of a minesweeper one also when it is decided. */
export function EnvelopeHint({ envelope, state }: HintProps) {
  const text = useText();
  const points = usePoints();
  const { my_amount, claimed_count, count } = envelope;
  const id = (isLone(envelope) && LONE[state]) || WORDS[state];
  const words = text(id, { points: points(my_amount ?? 0), taken: claimed_count, count });
  return isCounting(envelope) ? <Counting envelope={envelope} words={words} /> : words;
}
