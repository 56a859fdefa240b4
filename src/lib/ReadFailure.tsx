import { Button, ErrorState } from '@livery/design-system';
import { failureWordsOf } from './errors/passed.ts';
import type { MessageId } from './intl/ids.ts';
import { useText } from './intl/useText.ts';
import { useWords } from './intl/useWords.ts';

interface ReadFailureProps {
  title: MessageId;
  error: unknown;
  onRetry: () => void;
}

/** In the place of what could not be read: why, and a way to try again. */
export function ReadFailure({ title, error, onRetry }: ReadFailureProps) {
  const text = useText();
  const words = useWords();
  return (
    <ErrorState
      title={text(title)}
      text={words(failureWordsOf(error) ?? { id: 'error.no_connection' })}
      action={<Button onClick={onRetry}>{text('feed.error.retry')}</Button>}
    />
  );
}
