import { Avatar, Box, Button, Inline, ShieldIcon, Text } from '@livery/design-system';
import { EnvelopeHead, type EnvelopeLuck } from '@livery/design-system/envelope';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { type CardState, cardStateOf, isMinesweeper, isOver, type KnownEnvelope } from '../envelope.model.ts';
import { usePoints } from '../usePoints.ts';
import { VerifySheet } from '../verifying/VerifySheet.tsx';
import { ClaimList } from './ClaimList.tsx';
import { Outcome } from './Outcome.tsx';
import type { Opening } from './opening.store.ts';
import { useSender } from './useSender.ts';

/** Coins are for who keeps what they drew. */
const LUCK: { [State in CardState]?: EnvelopeLuck } = { waiting: 'open', hit: 'bad' };

/** How many are gone, and how much of it: amounts of a minesweeper envelope are not told before it settles. */
function Totals({ envelope }: { envelope: KnownEnvelope }) {
  const text = useText();
  const points = usePoints();
  const { claimed_count, count, claimed_amount, amount } = envelope;
  const taken = { taken: claimed_count, count };
  return (
    <Text size="footnote" tone="secondary" tabular>
      {isMinesweeper(envelope) && !isOver(envelope)
        ? text('envelope.taken', taken)
        : text('envelope.totals', { ...taken, claimed: points(claimed_amount), points: points(amount) })}
    </Text>
  );
}

/** What was in it for me, and who had what. */
export const OpenedEnvelope = observer(function OpenedEnvelope({
  opening,
  envelope,
}: {
  opening: Opening;
  envelope: KnownEnvelope;
}) {
  const text = useText();
  const points = usePoints();
  const sender = useSender(envelope);
  const [isVerifying, setVerifying] = useState(false);
  const { my_amount } = envelope;
  return (
    <>
      <EnvelopeHead
        avatar={<Avatar size="lg" name={sender.name} src={sender.src} />}
        from={sender.line}
        greeting={envelope.greeting || text('envelope.greeting')}
        {...(my_amount !== null && { amount: { figures: points(my_amount), unit: text('envelope.unit') } })}
        fresh={opening.isFresh}
        luck={LUCK[cardStateOf(envelope)] ?? 'good'}
      >
        <Outcome envelope={envelope} />
      </EnvelopeHead>
      <Box surface="sunken" padY="xxs" />
      <Box padX="page" padY="sm">
        <Inline justify="between">
          <Totals envelope={envelope} />
          <Button tone="ghost" size="sm" icon={ShieldIcon} onClick={() => setVerifying(true)}>
            {text('envelope.verify')}
          </Button>
        </Inline>
      </Box>
      <ClaimList envelope={envelope} />
      {isVerifying && <VerifySheet envelope={envelope} onClose={() => setVerifying(false)} />}
    </>
  );
});
