import { Avatar, SuggestionList, suggestionId } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { MemberSearch } from '../../mentions/member-search.store.ts';
import type { RoomStore } from '../../room.store.ts';
import type { MentionPickerProps } from './mention-picker.ts';
import { usePickerKeys } from './usePickerKeys.ts';

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

/** The field names the active row (`aria-activedescendant`): it keeps the focus, and belongs to another chunk. */
const usePointer = (
  field: RefObject<HTMLTextAreaElement | null>,
  list: string,
  active: string | undefined,
): void => {
  useEffect(() => {
    const element = field.current;
    if (!element || active === undefined) return;
    element.setAttribute('aria-autocomplete', 'list');
    element.setAttribute('aria-controls', list);
    element.setAttribute('aria-activedescendant', suggestionId(list, active));
    return () => {
      for (const name of ['autocomplete', 'controls', 'activedescendant'])
        element.removeAttribute(`aria-${name}`);
    };
  }, [field, list, active]);
};

/** Members whose name matches the text after an `@`. */
export const MentionPicker = observer(function MentionPicker(props: MentionPickerProps) {
  const { room, field, begun, keys, onChoose, onDismiss } = props;
  const text = useText();
  const nameOf = useNameOf();
  const list = useId();
  const search = useMemberSearch(room);
  const query = begun?.query;
  useEffect(() => {
    if (query !== undefined) void search.ask(query);
  }, [search, query]);
  const members = begun ? search.list : [];
  const choose = (id: string) => {
    const member = members.find((one) => one.id === id);
    if (member) onChoose(member);
  };
  const active = usePickerKeys({ ids: members.map(({ id }) => id), keys, onChoose: choose, onDismiss });
  usePointer(field, list, active);
  if (members.length === 0) return null;
  return (
    <SuggestionList
      id={list}
      label={text('room.mention.list')}
      suggestions={members.map((member) => ({
        id: member.id,
        title: nameOf(member),
        detail: member.username,
        media: <Avatar size="sm" name={nameOf(member)} src={member.avatar_thumbnail} />,
      }))}
      active={active}
      onChoose={choose}
    />
  );
});
