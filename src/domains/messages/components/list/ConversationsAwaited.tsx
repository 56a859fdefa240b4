import { Button, ErrorState, List, PersonRow, Skeleton } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import { useChat } from '../../useChat.ts';

const PLACEHOLDERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** The list in its final geometry, while it is on its way. */
export function ConversationSkeleton() {
  const text = useText();
  return (
    <List label={text('chat.loading')} busy>
      {PLACEHOLDERS.map((key) => (
        <PersonRow
          key={key}
          media={<Skeleton shape="avatarLg" />}
          title={<Skeleton width="sm" />}
          detail={<Skeleton shape="smallLine" width="lg" />}
        />
      ))}
    </List>
  );
}

/** Instead of the list when it did not come. */
export function ConversationsFailed() {
  const text = useText();
  const { groups } = useChat();
  return (
    <ErrorState
      title={text('chat.error.title')}
      text={text('chat.error.text')}
      action={<Button onClick={() => void groups.load()}>{text('chat.error.retry')}</Button>}
    />
  );
}
