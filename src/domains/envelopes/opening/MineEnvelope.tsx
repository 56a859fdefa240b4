import { type EnvelopeClaim, stakeOf } from '@livery/contract';
import { Alert, Avatar, Button, Facts, Inline, Stack, Text } from '@livery/design-system';
import { MineBand, PacketRow, RiskFigures } from '@livery/design-system/envelope';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';
import type { KnownEnvelope } from '../envelope.model.ts';
import { useClockUntil } from '../useClockUntil.ts';
import { usePoints } from '../usePoints.ts';
import { useRules } from '../useRules.ts';
import type { Opening } from './opening.store.ts';
import { useSender } from './useSender.ts';

/** Every tenth amount ends in the digit. */
const CHANCE = '10%';

interface MineProps {
  opening: Opening;
  envelope: KnownEnvelope;
  onClose: () => void;
}

/** Those who took a packet, the first one first: nobody waits for their pictures. */
const useTakers = ({ id, claimed_count }: KnownEnvelope): readonly EnvelopeClaim[] => {
  const { http } = useStores();
  const [takers, setTakers] = useState<readonly EnvelopeClaim[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody took one
  useEffect(() => {
    const asking = new AbortController();
    http
      .call('GET /api/v1/red-envelopes/:id/claims', {
        params: { id },
        query: { limit: 10 },
        background: true,
        signal: asking.signal,
      })
      .then(({ list }) => setTakers(list.toReversed()))
      .catch(() => undefined);
    return () => asking.abort();
  }, [http, id, claimed_count]);
  return takers;
};

function Packets({ envelope }: { envelope: KnownEnvelope }) {
  const text = useText();
  const nameOf = useNameOf();
  const takers = useTakers(envelope);
  const { count, claimed_count } = envelope;
  const faces = Array.from({ length: claimed_count }, (_, index) => {
    const user = takers[index]?.user;
    return user && <Avatar key={user.id} size="sm" name={nameOf(user)} src={user.avatar_thumbnail} />;
  });
  const words = text('envelope.mine.taken', { taken: claimed_count, left: count - claimed_count });
  return (
    <Stack gap="sm">
      <PacketRow label={words} count={count} taken={faces} />
      <Inline justify="between" wrap>
        <Text size="footnote" tone="secondary" aria-hidden>
          {words}
        </Text>
        <Text size="footnote" tone="secondary">
          {text('envelope.mine.sealed')}
        </Text>
      </Inline>
    </Stack>
  );
}

/** What it may bring, what is held meanwhile, and what it may still cost today. */
const Terms = observer(function Terms({ envelope, stake }: { envelope: KnownEnvelope; stake: string }) {
  const text = useText();
  const points = usePoints();
  const mine = useRules()?.mine;
  const { amount, count } = envelope;
  return (
    <Facts
      items={[
        {
          name: text('envelope.mine.share'),
          value: text('envelope.mine.share_of', { points: points(Math.round(amount / count)) }),
        },
        { name: text('envelope.mine.held'), value: text('envelope.mine.held_of', { points: stake }) },
        {
          name: text('envelope.mine.today'),
          value: mine ? `${points(mine.lost_today)} / ${points(mine.loss_limit)}` : '– / –',
        },
      ]}
    />
  );
});

/** A minesweeper envelope before it is taken: what it may cost comes first (decisions.md section 5). */
export const MineEnvelope = observer(function MineEnvelope({ opening, envelope, onClose }: MineProps) {
  const text = useText();
  const words = useWords();
  const points = usePoints();
  const sender = useSender(envelope);
  const clock = useClockUntil(envelope.settle_at);
  const { amount, count, odds, mine } = envelope;
  const stake = points(stakeOf(amount, odds ?? 0));
  const { claiming } = opening;
  return (
    <>
      <MineBand
        avatar={<Avatar size="md" name={sender.name} src={sender.src} />}
        from={text('envelope.mine.from', { name: sender.name })}
        facts={text('envelope.mine.facts', { points: points(amount), count, odds: String(odds) })}
        mine={{
          digit: String(mine),
          title: text('envelope.mine.title', { mine: String(mine) }),
          text: text('envelope.mine.text', { mine: String(mine) }),
        }}
        {...(clock !== undefined && { clock: { figures: clock, text: text('envelope.mine.clock') } })}
      />
      <Stack gap="md" padX="page" padY="lg">
        <Packets envelope={envelope} />
        <RiskFigures
          chance={{
            label: text('envelope.mine.chance'),
            figures: CHANCE,
            detail: text('envelope.mine.chance_of'),
          }}
          loss={{
            label: text('envelope.mine.loss'),
            figures: stake,
            detail: `${points(amount)} × ${odds}`,
          }}
        />
        <Terms envelope={envelope} stake={stake} />
        {claiming.problem && <Alert tone="danger">{words(claiming.problem)}</Alert>}
        <Inline gap="sm" wrap equal>
          <Button size="lg" onClick={onClose}>
            {text('envelope.mine.not_now')}
          </Button>
          <Button
            tone="primary"
            size="lg"
            loading={claiming.isSending}
            disabled={clock === undefined}
            onClick={() => void opening.claim()}
          >
            {clock === undefined ? text('envelope.settling') : text('envelope.mine.claim', { points: stake })}
          </Button>
        </Inline>
      </Stack>
    </>
  );
});
