import { EnvelopeResult } from '@livery/contract';
import { Avatar } from '@livery/design-system';
import { EnvelopeCover } from '@livery/design-system/envelope';
import { observer } from 'mobx-react-lite';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { isLone, type KnownEnvelope } from '../envelope.model.ts';
import { useClockUntil } from '../useClockUntil.ts';
import { useKindName } from '../useKindName.ts';
import { usePoints } from '../usePoints.ts';
import type { Opening } from './opening.store.ts';
import { useSender } from './useSender.ts';

const VERDICTS: Partial<Record<number, MessageId>> = {
  [EnvelopeResult.DID_NOT_WIN]: 'envelope.over.empty',
  [EnvelopeResult.HAS_EXPIRED]: 'envelope.over.expired',
};

/** Which kind it is and how much there was in it; how many are gone, and until when it can be opened. */
function Foot({ envelope }: { envelope: KnownEnvelope }) {
  const text = useText();
  const points = usePoints();
  const kindOf = useKindName();
  const clock = useClockUntil(envelope.state === 'open' ? envelope.expire_at : null);
  const { count, claimed_count, amount } = envelope;
  if (isLone(envelope)) return clock !== undefined && <span>{text('envelope.returns', { clock })}</span>;
  return (
    <>
      <span>{text('envelope.facts', { kind: kindOf(envelope), count, points: points(amount) })}</span>
      <span className="text-caption">
        {clock === undefined
          ? text('envelope.taken', { taken: claimed_count, count })
          : text('envelope.taken_returns', { taken: claimed_count, count, clock })}
      </span>
    </>
  );
}

/** An envelope that can be opened, or that had nothing left. */
export const ClosedEnvelope = observer(function ClosedEnvelope({
  opening,
  envelope,
}: {
  opening: Opening;
  envelope: KnownEnvelope;
}) {
  const text = useText();
  const words = useWords();
  const sender = useSender(envelope);
  const { phase, claiming, view } = opening;
  const isOver = view === 'over';
  const seal = {
    word: text('envelope.open.word'),
    label: text(phase === 'still' ? 'envelope.open' : 'envelope.opening'),
    phase,
    onPress: () => void opening.claim(),
    onLanded: () => opening.land(),
  };
  return (
    <EnvelopeCover
      avatar={<Avatar size="lg" name={sender.name} src={sender.src} />}
      from={sender.line}
      greeting={envelope.greeting || text('envelope.greeting')}
      {...(isOver ? { verdict: text(VERDICTS[envelope.result] ?? 'envelope.over.failed') } : { seal })}
      problem={claiming.problem && words(claiming.problem)}
      action={
        isOver && !isLone(envelope)
          ? { label: text('envelope.see_others'), onPress: () => opening.showPage() }
          : undefined
      }
      foot={<Foot envelope={envelope} />}
    />
  );
});
