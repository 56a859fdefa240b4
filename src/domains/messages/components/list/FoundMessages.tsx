import { Avatar, Box, Button, List, ListHeading, PersonRow, Skeleton, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { excerptOf } from '../../../../lib/text/found.ts';
import { useClockText } from '../../../../lib/text/useClockText.ts';
import { titleOf } from '../../../groups/index.ts';
import { useNameOf } from '../../../users/index.ts';
import type { MessageSearch } from '../../message-search.store.ts';
import { useChat } from '../../useChat.ts';

const Rows = observer(function Rows({ search, sought }: { search: MessageSearch; sought: string }) {
  const text = useText();
  const { users } = useStores();
  const { groups } = useChat();
  const nameOf = useNameOf();
  const { moment } = useClockText();
  return search.list.map((message) => {
    const group = groups.get(message.group_id);
    const excerpt = excerptOf(message.text || (message.filename ?? ''), sought);
    const words = excerpt.map((part) => part.text).join('');
    const isMine = message.user_id === users.id;
    return (
      <PersonRow
        key={message.id}
        href={`/room/${message.group_id}?message=${message.id}`}
        media={<Avatar size="lg" name={group ? titleOf(group) : ''} src={group?.icon ?? ''} />}
        title={group ? titleOf(group) : <Skeleton width="sm" />}
        detail={
          isMine
            ? text('chat.mine', { words })
            : text('room.said', { name: message.user ? nameOf(message.user) : text('room.someone'), words })
        }
        meta={moment(message.create_at)}
      />
    );
  });
});

/** Messages that were found, the newest of each conversation: a row opens its conversation there. */
export const FoundMessages = observer(function FoundMessages({
  search,
  sought,
}: {
  search: MessageSearch;
  sought: string;
}) {
  const text = useText();
  const heading = useId();
  const { status, list, hasMore } = search;
  if (status === 'idle' || (status === 'ready' && list.length === 0 && !hasMore)) return null;
  return (
    <section aria-labelledby={heading}>
      <ListHeading id={heading}>{text('chat.search.messages')}</ListHeading>
      <List labelledBy={heading} busy={status === 'searching'}>
        <Rows search={search} sought={sought} />
        {status === 'searching' && (
          <PersonRow
            media={<Skeleton shape="avatarLg" />}
            title={<Skeleton width="sm" />}
            detail={<Skeleton shape="smallLine" width="lg" />}
          />
        )}
      </List>
      {status === 'failed' && (
        <Box padX="page" padY="sm">
          <Text as="p" role="status" tone="secondary" align="center" size="footnote">
            {text('chat.search.failed')}
          </Text>
        </Box>
      )}
      {hasMore && (
        <Box padX="page" padY="sm">
          <Button tone="ghost" block onClick={() => void search.more()}>
            {text('chat.search.more')}
          </Button>
        </Box>
      )}
    </section>
  );
});
