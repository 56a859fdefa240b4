import { Box, Button, CopyIcon, EmptyState, Inline, Stack, Text, TrashIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useCopy } from '../../../lib/useShareLink.ts';
import type { Departed } from '../../groups/index.ts';
import { useChat } from '../useChat.ts';

const TITLES = {
  removed: 'room.departed.removed',
  blocked: 'room.departed.blocked',
  dissolved: 'room.departed.dissolved',
  left: 'room.departed.left',
} as const satisfies Record<NonNullable<Departed['reason']>, MessageId>;

interface UnsentProps {
  label: string;
  words: string;
  onDiscard: () => void;
}

/** Words that did not go out, to take along. */
function Unsent({ label, words, onDiscard }: UnsentProps) {
  const text = useText();
  const copy = useCopy();
  return (
    <Box surface="raised" radius="card" padX="lg" padY="md">
      <Stack gap="sm">
        <Text size="caption" tone="secondary">
          {label}
        </Text>
        <Text as="p" wrap="pretty" lines={3}>
          {words}
        </Text>
        <Inline gap="sm">
          <Button size="sm" icon={CopyIcon} onClick={() => void copy(words, 'room.copied')}>
            {text('room.departed.copy')}
          </Button>
          <Button size="sm" tone="ghost" icon={TrashIcon} onClick={onDiscard}>
            {text('room.discard')}
          </Button>
        </Inline>
      </Stack>
    </Box>
  );
}

/** A conversation that the person is in no more: why, and what they had not sent yet. */
export const DepartedRoom = observer(function DepartedRoom({
  id,
  departed,
}: {
  id: string;
  departed: Departed;
}) {
  const text = useText();
  const { drafts, messages } = useChat();
  const { reason, name } = departed;
  const draft = drafts.of(id);
  const { outbox } = messages.room(id);
  return (
    <Stack gap="md" padX="page" padY="lg" align="center">
      <EmptyState
        drawing="messages"
        title={text(reason ? TITLES[reason] : 'room.denied.title', { name })}
        text={text(reason ? 'room.departed.text' : 'room.denied.text')}
      />
      {draft.trim() !== '' && (
        <Unsent label={text('room.departed.draft')} words={draft} onDiscard={() => drafts.write(id, '')} />
      )}
      {outbox.list.map(({ cid, text: words }) => (
        <Unsent key={cid} label={text('room.failed')} words={words} onDiscard={() => outbox.remove(cid)} />
      ))}
    </Stack>
  );
});
