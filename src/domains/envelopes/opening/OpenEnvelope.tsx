import { EnvelopeStage } from '@livery/design-system/envelope';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { OverlayProps } from '../../../lib/domains/domain-module.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { OverlayFailure } from '../../../lib/OverlayFailure.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { useBackGuard } from '../../../lib/useBackGuard.ts';
import { useLoaded } from '../../../lib/useLoaded.ts';
import { isCounting, type KnownEnvelope } from '../envelope.model.ts';
import type { EnvelopesStore } from '../envelopes.store.ts';
import { useClockUntil } from '../useClockUntil.ts';
import { useKindName } from '../useKindName.ts';
import { AwaitedEnvelope } from './AwaitedEnvelope.tsx';
import { ClosedEnvelope } from './ClosedEnvelope.tsx';
import { MineEnvelope } from './MineEnvelope.tsx';
import { OpenedEnvelope } from './OpenedEnvelope.tsx';
import { Opening } from './opening.store.ts';
import { useNews } from './useNews.ts';
import { useWinning } from './useWinning.ts';

const SHAPES = {
  loading: 'card',
  failed: 'card',
  closed: 'card',
  over: 'card',
  mine: 'sheet',
  page: 'page',
} as const;

/** Milliseconds. */
const DUE_POLL = 3_000;

interface ContentProps {
  opening: Opening;
  envelope: KnownEnvelope | undefined;
  onClose: () => void;
}

const Content = observer(function Content({ opening, envelope, onClose }: ContentProps): ReactNode {
  const { view } = opening;
  if (!envelope?.user || view === 'loading' || view === 'failed')
    return <AwaitedEnvelope opening={opening} />;
  if (view === 'mine') return <MineEnvelope opening={opening} envelope={envelope} onClose={onClose} />;
  if (view === 'page') return <OpenedEnvelope opening={opening} envelope={envelope} />;
  return <ClosedEnvelope opening={opening} envelope={envelope} />;
});

/** Its clock has run out: what came of it is told by an event, which may be lost. */
const useSettled = (opening: Opening): void => {
  const { envelope } = opening;
  const isOpen = envelope !== undefined && isCounting(envelope);
  const isDue = useClockUntil(isOpen ? envelope.settle_at : null) === undefined && isOpen;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setInterval(() => void opening.read(), DUE_POLL);
    return () => clearInterval(timer);
  }, [opening, isDue]);
};

const Stage = observer(function Stage({
  store,
  of,
  onClose,
}: Omit<OverlayProps, 'open'> & { store: EnvelopesStore }) {
  const text = useText();
  const kindOf = useKindName();
  const [opening] = useState(() => new Opening(store, of));
  useWinning(opening.hasWon);
  const news = useNews(opening);
  useEffect(() => void opening.read(), [opening]);
  useSettled(opening);
  useBackGuard(true, onClose);
  const { envelope } = opening;
  return (
    <EnvelopeStage
      open
      onClose={onClose}
      title={envelope ? kindOf(envelope) : text('envelope.kind')}
      closeLabel={text('envelope.close')}
      shape={SHAPES[opening.view]}
      news={news}
    >
      <Content opening={opening} envelope={envelope} onClose={onClose} />
    </EnvelopeStage>
  );
});

/** A red envelope that somebody tapped, by its id. */
export function OpenEnvelope({ of, open, onClose }: OverlayProps) {
  const store = useLoaded(useStores().domains.store('envelopes'), open);
  if (!open) return null;
  if (store.status === 'failed') return <OverlayFailure onFail={onClose} />;
  return store.status === 'ready' && <Stage store={store.value} of={of} onClose={onClose} />;
}
