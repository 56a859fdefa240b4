import { EnvelopeCover } from '@livery/design-system/envelope';
import { observer } from 'mobx-react-lite';
import { failureWordsOf } from '../../../lib/errors/passed.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { Opening } from './opening.store.ts';

/** In the place of an envelope that is only known by its id: on its way, or not to be had. */
export const AwaitedEnvelope = observer(function AwaitedEnvelope({ opening }: { opening: Opening }) {
  const text = useText();
  const words = useWords();
  const isFailed = opening.view === 'failed';
  const reason = isFailed ? failureWordsOf(opening.failure) : undefined;
  const isGone = opening.failure instanceof ApiFailure && opening.failure.code === 'api.not_found';
  const why = isGone ? text('envelope.claim.gone') : reason ? words(reason) : text('envelope.lost');
  return (
    <EnvelopeCover
      avatar={null}
      from={text('envelope.kind')}
      greeting=""
      verdict={isFailed ? why : text('envelope.loading')}
      action={isFailed ? { label: text('envelope.retry'), onPress: () => void opening.read() } : undefined}
      foot={null}
    />
  );
});
