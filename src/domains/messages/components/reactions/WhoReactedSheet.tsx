import type { Message } from '@livery/contract';
import { Avatar, Button, List, PersonRow, Spinner, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { BackSheet } from '../../../../lib/BackSheet.tsx';
import { useText } from '../../../../lib/intl/useText.ts';
import { usePagedList } from '../../../../lib/lists/usePagedList.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { ChatFailure } from '../ChatFailure.tsx';

interface WhoReactedSheetProps {
  message: Message;
  open: boolean;
  onClose: () => void;
}

const useReactors = ({ id }: Message) => {
  const { http } = useStores();
  return usePagedList({
    page: (next_id, signal) =>
      http.call('GET /api/v1/messages/:id/emojis', { params: { id }, query: { next_id }, signal }),
    keyOf: ({ emoji, user }) => `${emoji} ${user.id}`,
  });
};

/** Who put which emoji on a message. */
export const WhoReactedSheet = observer(function WhoReactedSheet({
  message,
  open,
  onClose,
}: WhoReactedSheetProps) {
  const text = useText();
  const nameOf = useNameOf();
  const reactors = useReactors(message);
  const { state, list } = reactors;
  return (
    <BackSheet
      open={open}
      onClose={onClose}
      title={text('room.emoji.who')}
      closeLabel={text('room.close')}
      height="half"
    >
      <List label={text('room.emoji.who')}>
        {list.map(({ emoji, user }) => (
          <PersonRow
            key={`${emoji} ${user.id}`}
            href={`/guest-page/${user.id}`}
            media={<Avatar size="md" name={nameOf(user)} src={user.avatar_thumbnail} />}
            title={nameOf(user)}
            badge={<Text size="heading">{emoji}</Text>}
          />
        ))}
      </List>
      <Stack align="center" padY="md">
        {state.status === 'loading' && <Spinner label={text('emoji.loading')} />}
        {state.status === 'ready' && (
          <Button size="sm" onClick={() => reactors.more()}>
            {text('room.emoji.more')}
          </Button>
        )}
        {state.status === 'failed' && (
          <ChatFailure error={state.error} of="reactions" onRetry={() => reactors.retry()} />
        )}
      </Stack>
    </BackSheet>
  );
});
