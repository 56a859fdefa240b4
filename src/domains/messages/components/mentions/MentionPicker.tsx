import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { MentionSuggestions } from '../../../../lib/mentions/MentionSuggestions.tsx';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { MemberSearch } from '../../mentions/member-search.store.ts';
import type { RoomStore } from '../../room.store.ts';
import type { MentionPickerProps } from './mention-picker.ts';

const speakersOf = (room: RoomStore): string[] => {
  const newest = room.history.known.where(() => true).toSorted((one, other) => other.seq - one.seq);
  return [...new Set(newest.map(({ user_id }) => user_id))];
};

const useMemberSearch = (room: RoomStore): MemberSearch => {
  const { http, users } = useStores();
  const [search] = useState(
    () => new MemberSearch({ http, groupId: room.id, me: users.id, speakers: () => speakersOf(room) }),
  );
  useEffect(() => () => search.stop(), [search]);
  return search;
};

/** Members whose name matches the text after an `@`. */
export const MentionPicker = observer(function MentionPicker(props: MentionPickerProps) {
  const { room, begun, onChoose, ...picking } = props;
  const text = useText();
  const nameOf = useNameOf();
  const search = useMemberSearch(room);
  const query = begun?.query;
  useEffect(() => {
    if (query !== undefined) void search.ask(query);
  }, [search, query]);
  const members = begun ? search.list : [];
  return (
    <MentionSuggestions
      {...picking}
      label={text('room.mention.list')}
      people={members.map((member) => ({
        id: member.id,
        name: nameOf(member),
        username: member.username,
        avatar: member.avatar_thumbnail,
      }))}
      onChoose={(id) => {
        const member = members.find((one) => one.id === id);
        if (member) onChoose(member);
      }}
    />
  );
});
