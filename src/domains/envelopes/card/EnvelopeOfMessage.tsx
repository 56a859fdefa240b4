import { EnvelopeCard } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { DomainSlots } from '../../../lib/domains/domain-module.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useLoaded } from '../../../lib/useLoaded.ts';
import { cardStateOf } from '../envelope.model.ts';
import { useKindName } from '../useKindName.ts';
import { EnvelopeHint } from './EnvelopeHint.tsx';

/** A red envelope in its message, as it is by now. */
export const EnvelopeOfMessage = observer(function EnvelopeOfMessage({
  message,
  onOpen,
}: DomainSlots['envelopes/card']) {
  const text = useText();
  const kindOf = useKindName();
  const store = useLoaded(useStores().domains.store('envelopes'));
  const read = message.envelope;
  if (!read) return null;
  const known = store.status === 'ready' ? store.value : undefined;
  const envelope = known?.latest(read) ?? read;
  const state = cardStateOf(envelope);
  const { user, id: message_id, create_at } = message;
  const handleOpen = () => {
    // The message says who sent it: it opens at once.
    known?.learn({ ...read, ...(user && { user }), message_id, create_at });
    onOpen(read.id);
  };
  return (
    <EnvelopeCard
      greeting={envelope.greeting || text('envelope.greeting')}
      hint={<EnvelopeHint envelope={envelope} state={state} />}
      kind={kindOf(envelope)}
      spent={state !== 'can_open' && state !== 'mine_open' && state !== 'waiting'}
      onOpen={handleOpen}
    />
  );
});
