import type { Quote } from '@livery/contract';
import { CloseIcon, IconButton, QuoteBar } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useQuote } from './bubbles/useQuote.ts';

/** Over the line that one writes on: what is being replied to. */
export function ReplyBar({ quote, onCancel }: { quote: Quote; onCancel: () => void }) {
  const text = useText();
  const { users } = useStores();
  const { author, text: words } = useQuote()(quote);
  const isOwn = quote.user_id === users.id;
  return (
    <QuoteBar
      at="foot"
      title={isOwn ? text('room.reply.own') : text('room.reply.to', { name: author })}
      text={words}
      end={<IconButton icon={CloseIcon} tone="subtle" label={text('room.reply.cancel')} onClick={onCancel} />}
    />
  );
}
