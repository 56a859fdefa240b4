import { type Group, LIMITS, SEARCH_RESULT_TYPES, type SearchResultType } from '@livery/contract';
import {
  BackIcon,
  EmptyState,
  fromScreen,
  IconButton,
  SearchField,
  SegmentedControl,
  Stack,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { MessageId } from '../../../../lib/intl/ids.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useMedia } from '../../../../lib/useMedia.ts';
import type { RoomStore } from '../../room.store.ts';
import { RoomSearch } from '../../search/room-search.store.ts';
import { PaneFrame } from '../PaneFrame.tsx';
import { HitNav } from './HitNav.tsx';
import { SearchDates } from './SearchDates.tsx';
import { SearchMembers } from './SearchMembers.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useMarkedWords } from './useMarkedWords.ts';

const KINDS: Record<SearchResultType, MessageId> = {
  msg: 'room.search.kind.msg',
  date: 'room.search.kind.date',
  member: 'room.search.kind.member',
};

const useSearch = (room: RoomStore) => {
  const { http } = useStores();
  const [search] = useState(() => new RoomSearch(room.id, http));
  useEffect(() => () => search.stop(), [search]);
  useEffect(() => room.changes.listen({ gone: (gone) => search.drop(gone) }), [room, search]);
  return search;
};

/** Results in their place: which one is shown, and whether it has the screen to itself. */
const useHits = (search: RoomSearch, room: RoomStore) => {
  const isWide = useMedia(fromScreen('desktop'));
  const [isLooking, setLooking] = useState(false);
  const { hit } = search;
  useMarkedWords(hit?.id, search.words);
  const show = (at: number) => {
    search.show(at);
    const message = search.results.list[at];
    if (!message) return;
    setLooking(true);
    // Why it cannot be shown is announced.
    void room.jump(message.id).catch(() => undefined);
  };
  return { show, isFolded: isLooking && hit !== undefined && !isWide, unfold: () => setLooking(false) };
};

/** What is looked for: words, a day, a person. */
const Question = observer(function Question({
  search,
  onSubmit,
}: {
  search: RoomSearch;
  onSubmit: () => void;
}) {
  const text = useText();
  return (
    <Stack gap="sm" padX="page" padY="sm">
      <SegmentedControl
        label={text('room.search.kinds')}
        items={SEARCH_RESULT_TYPES.map((value) => ({ value, label: text(KINDS[value]) }))}
        value={search.kind}
        onChange={(kind) => search.setKind(kind)}
      />
      {search.kind === 'msg' && (
        <SearchField
          // Whoever comes back to results reads them: a keyboard would cover half.
          autoFocus={!search.isAsking}
          label={text('room.search.words')}
          clearLabel={text('room.search.clear')}
          value={search.text}
          maxLength={LIMITS.chatSearch}
          onChange={(words) => search.setText(words)}
          onSubmit={onSubmit}
        />
      )}
    </Stack>
  );
});

interface SearchPaneProps {
  room: RoomStore;
  group: Group | undefined;
  onClose: () => void;
}

/** Finding something in an opened conversation. */
export const SearchPane = observer(function SearchPane({ room, group, onClose }: SearchPaneProps) {
  const text = useText();
  const search = useSearch(room);
  const { show, isFolded, unfold } = useHits(search, room);
  const nav = search.hit && <HitNav search={search} takesFocus={isFolded} onShow={show} />;
  /** The first one, then one after the other. */
  const handleSubmit = () => show(search.at === undefined ? 0 : search.at + 1);
  const back = <IconButton icon={BackIcon} label={text('room.search.back')} onClick={unfold} />;
  const question = (
    <>
      <Question search={search} onSubmit={handleSubmit} />
      {nav && <Stack padX="page">{nav}</Stack>}
    </>
  );
  return (
    <PaneFrame
      title={text('room.search')}
      closeLabel={text('room.search.close')}
      onClose={onClose}
      head={question}
      folded={isFolded ? { start: back, center: nav } : undefined}
    >
      {search.kind === 'date' && <SearchDates search={search} room={room} />}
      {search.kind === 'member' && <SearchMembers search={search} room={room} group={group} />}
      {search.kind === 'msg' && !search.isAsking && (
        <EmptyState drawing="search" title={text('room.search.idle')} text={text('room.search.idle.text')} />
      )}
      <SearchResults search={search} onShow={show} />
    </PaneFrame>
  );
});
