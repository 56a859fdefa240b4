import type { Person } from '@livery/contract';
import { Avatar, Box, List, PersonRow, Skeleton, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import type { PersonSearch } from '../person-search.store.ts';

const WORDS: Record<'short' | 'none' | 'failed', MessageId> = {
  short: 'chat.search.short',
  none: 'chat.search.none',
  failed: 'chat.search.failed',
};

interface PersonFoundProps {
  search: PersonSearch;
  onChoose: (person: Person) => void;
}

/** What an account ID leads to: the person, or why there is none. */
export const PersonFound = observer(function PersonFound({ search, onChoose }: PersonFoundProps) {
  const text = useText();
  const { state } = search;
  if (state.status === 'idle') return null;
  if (state.status === 'searching') {
    return (
      <List label={text('chat.search.running')} busy>
        <PersonRow media={<Skeleton shape="avatarLg" />} title={<Skeleton width="sm" />} />
      </List>
    );
  }
  if (state.status === 'found') {
    const { person } = state;
    return (
      <List label={text('chat.search.found')}>
        <PersonRow
          media={<Avatar size="lg" name={person.nickname} src={person.avatar_thumbnail} />}
          title={person.nickname}
          detail={text('person.id', { id: person.username })}
          onClick={() => onChoose(person)}
        />
      </List>
    );
  }
  return (
    <Box padX="page" padY="lg">
      <Text as="p" role="status" tone="secondary" align="center" size="footnote">
        {text(WORDS[state.status])}
      </Text>
    </Box>
  );
});
