import type { Group } from '@livery/contract';
import { Box, Button, Inline, Text } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useTitleOf } from '../../groups/index.ts';
import { useChat } from '../useChat.ts';

/** Lets the partner write again. Never rejects: a refusal is announced. */
const useUnblock = ({ id, partner }: Group) => {
  const { domains } = useStores();
  const { groups } = useChat();
  const [isSending, setSending] = useState(false);
  const unblock = async () => {
    setSending(true);
    try {
      const { blocks } = await domains.store('contacts').load();
      if (partner && (await blocks.unblock(partner.id))) await groups.refresh(id);
    } catch {
      // The code did not come, or the conversation: the button is still there.
    } finally {
      setSending(false);
    }
  };
  return { unblock, isSending };
};

/** In the place of the line to write on, where nobody may write. What was begun stays. */
export function ClosedDirect({ group }: { group: Group }) {
  const text = useText();
  const titleOf = useTitleOf();
  const { unblock, isSending } = useUnblock(group);
  const isBlocked = group.blocked && !group.cancelled;
  return (
    <Box padX="page" padY="md" surface="raised">
      <Inline gap="md" justify="center">
        <Text role="status" size="footnote" tone="secondary">
          {isBlocked ? text('room.blocked', { name: titleOf(group) }) : text('room.cancelled')}
        </Text>
        {isBlocked && (
          <Button size="sm" loading={isSending} onClick={() => void unblock()}>
            {text('room.unblock')}
          </Button>
        )}
      </Inline>
    </Box>
  );
}
