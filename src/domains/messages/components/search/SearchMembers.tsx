import type { Group, Person } from '@livery/contract';
import { Avatar, CloseIcon, IconButton, List, PersonRow } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import type { RoomStore } from '../../room.store.ts';
import type { RoomSearch } from '../../search/room-search.store.ts';
import { SearchedMembers } from '../members/SearchedMembers.tsx';

interface SearchMembersProps {
  search: RoomSearch;
  room: RoomStore;
  group: Group | undefined;
}

const Choice = observer(function Choice({
  room,
  group,
  onChoose,
}: Omit<SearchMembersProps, 'search'> & { onChoose: (person: Person) => void }) {
  const text = useText();
  const nameOf = useNameOf();
  const { users } = useStores();
  return (
    <SearchedMembers
      groupId={room.id}
      count={group?.member_count ?? 0}
      label={text('room.search.member.label')}
    >
      {(person) => (
        <PersonRow
          media={<Avatar size="md" name={nameOf(person)} src={person.avatar_thumbnail} />}
          title={person.id === users.id ? text('room.you') : nameOf(person)}
          onClick={() => onChoose(person)}
        />
      )}
    </SearchedMembers>
  );
});

/** Whose messages: a person to choose, then the one who was chosen. */
export const SearchMembers = observer(function SearchMembers({ search, room, group }: SearchMembersProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { users } = useStores();
  const [chosen, setChosen] = useState<Person>();
  const choose = (person: Person | undefined) => {
    setChosen(person);
    search.setMember(person?.id);
  };
  if (!chosen) return <Choice room={room} group={group} onChoose={choose} />;
  return (
    <List label={text('room.search.member.label')}>
      <PersonRow
        media={<Avatar size="md" name={nameOf(chosen)} src={chosen.avatar_thumbnail} />}
        title={chosen.id === users.id ? text('room.you') : nameOf(chosen)}
        action={
          <IconButton
            icon={CloseIcon}
            tone="subtle"
            label={text('room.search.member.other')}
            onClick={() => choose(undefined)}
          />
        }
      />
    </List>
  );
});
