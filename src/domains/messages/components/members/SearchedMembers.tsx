import { LIMITS, type Member } from '@livery/contract';
import { LongList, type LongListProps, PersonRow, SearchField, Skeleton, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { PagedEnd } from '../../../../lib/lists/PagedEnd.tsx';
import { useMemberChanges } from './useMemberChanges.ts';
import { useMembers } from './useMembers.ts';

/** More people than a screen shows are looked for by their name. */
const MANY = 12;

interface SearchedMembersProps extends Pick<LongListProps, 'label' | 'labelledBy'> {
  groupId: string;
  /** How many there are. */
  count: number;
  /** A `PersonRow`. */
  children: (member: Member) => ReactNode;
}

/** Who is in a conversation; where they are many, with a search for a name. */
export const SearchedMembers = observer(function SearchedMembers(props: SearchedMembersProps) {
  const { groupId, count, children, ...name } = props;
  const text = useText();
  const [words, setWords] = useState('');
  const members = useMembers(groupId, words);
  useMemberChanges(groupId, members);
  const { list, status } = members;
  const isComing = list.length === 0 && (status === 'idle' || status === 'loading');
  return (
    <>
      {count > MANY && (
        <div className="px-page py-2 in-data-sheet:px-0">
          <SearchField
            label={text('room.search.member.name')}
            clearLabel={text('room.search.clear')}
            value={words}
            maxLength={LIMITS.nicknameMax}
            onChange={setWords}
          />
        </div>
      )}
      <LongList
        {...name}
        busy={isComing}
        ids={list.map(({ id }) => id)}
        foot={isComing && <PersonRow media={<Skeleton shape="avatar" />} title={<Skeleton width="sm" />} />}
      >
        {(_, index) => list[index] && children(list[index])}
      </LongList>
      {members.isEmpty && (
        <Text as="p" role="status" tone="secondary" align="center" size="footnote">
          {text('room.search.none')}
        </Text>
      )}
      {!isComing && (
        <PagedEnd
          list={members}
          words={{ loading: 'room.file.loading', failed: 'room.media.failed', retry: 'room.search.retry' }}
        />
      )}
    </>
  );
});
