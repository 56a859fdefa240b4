import { Avatar, Box, CheckIcon, Icon, List, PersonRow, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { useChat } from '../../useChat.ts';
import { MoreAtFoot } from '../list/MoreAtFoot.tsx';
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
  if (found.length === 0 && !groups.hasMore) {
    return (
      <Box padX="page" padY="lg">
        <Text as="p" role="status" tone="secondary" align="center" size="footnote">
          {text(wanted.trim() === '' ? 'chat.empty.title' : 'room.share.none')}
        </Text>
      </Box>
    );
  }
  return (
    <List label={text('chat.list')}>
      {found.map(({ id, display_name, icon }) => (
        <PersonRow
          key={id}
          selected={targets.chosen.includes(id)}
          onClick={() => targets.toggle(id)}
          media={<Avatar size="md" name={display_name} src={icon} />}
          title={display_name}
          meta={targets.chosen.includes(id) && <Icon of={CheckIcon} size="md" />}
        />
      ))}
      {groups.hasMore && <MoreAtFoot onNear={() => void groups.loadMore()} />}
    </List>
  );
});
