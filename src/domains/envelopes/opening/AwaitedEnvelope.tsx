import { Avatar } from '@livery/design-system';
import { EnvelopeCover } from '@livery/design-system/envelope';
import { observer } from 'mobx-react-lite';
import { failureWordsOf } from '../../../lib/errors/passed.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { Opening } from './opening.store.ts';

/** In the place of an envelope that is only known by its id: on its way, or not to be had. */
export const AwaitedEnvelope = observer(function AwaitedEnvelope({ opening }: { opening: Opening }) {
  const text = useText();
  const words = useWords();
  const isFailed = opening.view === 'failed';
  const reason = isFailed ? failureWordsOf(opening.failure) : undefined;
  const lost = text('envelope.lost');
  return (
    <EnvelopeCover
      avatar={<Avatar size="lg" name="" />}
      from={text('envelope.kind')}
      greeting=""
      verdict={isFailed ? (reason ? words(reason) : lost) : text('envelope.loading')}
      action={isFailed ? { label: text('envelope.retry'), onPress: () => void opening.read() } : undefined}
      foot={null}
    />
  );
});
