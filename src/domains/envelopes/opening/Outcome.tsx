import { stakeOf } from '@livery/contract';
import { Link, Text } from '@livery/design-system';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { type CardState, cardStateOf, type KnownEnvelope } from '../envelope.model.ts';
import { useClockUntil } from '../useClockUntil.ts';
import { usePoints } from '../usePoints.ts';

const WORDS: Partial<Record<CardState, MessageId>> = {
  empty: 'envelope.over.empty',
  expired: 'envelope.over.expired',
  failed: 'envelope.over.failed',
};

function Waiting({ settleAt }: { settleAt: string | null }) {
  const text = useText();
  const clock = useClockUntil(settleAt);
  return (
    <Text as="p" size="footnote" tone="secondary" tabular>
      {clock === undefined ? text('envelope.settling') : text('envelope.settles', { clock })}
    </Text>
  );
}

/** Under the amount: where it went, what it cost, or why there is none. */
export function Outcome({ envelope }: { envelope: KnownEnvelope }): ReactNode {
  const text = useText();
  const points = usePoints();
  const state = cardStateOf(envelope);
  const { amount, odds, settle_at, claimed_amount } = envelope;
  const wallet = (id: MessageId) => (
    <Text size="footnote">
      <Link href="/wallet">{text(id)}</Link>
    </Text>
  );
  const plain = (words: string) => (
    <Text as="p" size="footnote" tone="secondary">
      {words}
    </Text>
  );
  switch (state) {
    case 'opened':
      return wallet('envelope.in_wallet');
    case 'kept':
      return wallet('envelope.kept');
    case 'waiting':
      return <Waiting settleAt={settle_at} />;
    case 'hit':
      return (
        <Text as="p" weight="strong" tone="danger">
          {text('envelope.hit', { points: points(stakeOf(amount, odds ?? 0)) })}
        </Text>
      );
    case 'mine_open':
      return settle_at === null ? plain(text('envelope.mine_open')) : <Waiting settleAt={settle_at} />;
    case 'mine_over':
      return plain(text('envelope.mine_over'));
    case 'mine_settled':
      return plain(text('envelope.mine_settled'));
    case 'expired':
      return plain(text('envelope.returned', { points: points(amount - claimed_amount) }));
    default:
      return plain(text(WORDS[state] ?? 'envelope.over.failed'));
  }
}
