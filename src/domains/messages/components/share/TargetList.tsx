import { Avatar, Box, CheckIcon, Icon, List, PersonRow, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { titleOf } from '../../../groups/index.ts';
import { useChat } from '../../useChat.ts';
import {
  ConversationSkeleton,
  ConversationsComing,
  ConversationsFailed,
} from '../list/ConversationsAwaited.tsx';
import { NextConversations } from '../list/NextConversations.tsx';
import { useNamed } from '../list/useNamed.ts';
import type { Targets } from './useTargets.ts';

/** A screen of them. */
const ENOUGH = 12;

interface TargetListProps {
  /** Part of a name; '' shows all. */
  wanted: string;
  targets: Targets;
}

/** The conversations to choose from, in the order of the list. */
export const TargetList = observer(function TargetList({ wanted, targets }: TargetListProps) {
  const text = useText();
  const { groups } = useChat();
  const found = useNamed(wanted, ENOUGH);
  const isAll = wanted.trim() === '';
  if (groups.status === 'failed') return <ConversationsFailed />;
  if (groups.status !== 'ready') return <ConversationsComing />;
  if (found.length === 0 && groups.more === 'loading') return <ConversationSkeleton />;
  const isWhole = groups.more === 'idle' && !(isAll && groups.hasMore);
  if (found.length === 0 && isWhole) {
    return (
      <Box padX="page" padY="lg">
        <Text as="p" role="status" tone="secondary" align="center" size="footnote">
          {text(isAll ? 'chat.empty.title' : 'room.share.none')}
        </Text>
      </Box>
    );
  }
  return (
    <List label={text('chat.list')}>
      {found.map((group) => (
        <PersonRow
          key={group.id}
          selected={targets.chosen.includes(group.id)}
          onClick={() => targets.toggle(group.id)}
          media={<Avatar size="md" name={titleOf(group)} src={group.icon} />}
          title={titleOf(group)}
          meta={targets.chosen.includes(group.id) && <Icon of={CheckIcon} size="md" />}
        />
      ))}
      {/* By a name, pages are read until there are enough of it, not until the foot is out of sight. */}
      {(isAll || groups.more === 'failed') && <NextConversations />}
    </List>
  );
});
