import { Button, ErrorState } from '@livery/design-system';
import { failureWordsOf } from '../../../lib/errors/passed.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';

/** The title where the server refused, and the text where the connection is the reason. */
const TEXTS = {
  messages: { refused: 'chat.refused.title', lost: 'chat.error.text' },
  shared: { refused: 'room.media.refused.title', lost: 'error.no_connection' },
  admins: { refused: 'room.admins.failed', lost: 'error.no_connection' },
  reactions: { refused: 'room.emoji.who.failed', lost: 'error.no_connection' },
} as const satisfies Record<string, { refused: MessageId; lost: MessageId }>;

interface ChatFailureProps {
  error: unknown;
  /** What could not be read. */
  of?: keyof typeof TEXTS;
  onRetry: () => void;
}

/** Something of the chat could not be read: no connection, or the server's reason. */
export function ChatFailure({ error, of = 'messages', onRetry }: ChatFailureProps) {
  const text = useText();
  const words = useWords();
  const { refused, lost } = TEXTS[of];
  const reason = failureWordsOf(error);
  return (
    <ErrorState
      title={text(reason ? refused : 'chat.error.title')}
      text={words(reason ?? { id: lost })}
      action={<Button onClick={onRetry}>{text('chat.error.retry')}</Button>}
    />
  );
}
