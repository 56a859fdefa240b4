import { Button, EmptyState, LongList, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { PagedEnd } from '../../../lib/lists/PagedEnd.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';
import { LIST_WORDS } from '../components/list-words.ts';
import { PersonEntry } from '../components/PersonEntry.tsx';
import { PersonFound } from '../components/PersonFound.tsx';
import { PersonSearchField } from '../components/PersonSearchField.tsx';
import { PersonSearch } from '../person-search.store.ts';
import { BlockButton } from './BlockButton.tsx';
import type { BlocksStore } from './blocks.store.ts';

/** Whom one has blocked, the latest first; somebody else is found by their account ID. */
export const Blacklist = observer(function Blacklist({ blocks }: { blocks: BlocksStore }) {
  const text = useText();
  const nameOf = useNameOf();
  const { http } = useStores();
  const [search] = useState(() => new PersonSearch(http));
  const { list } = blocks;
  useEffect(() => list.open(), [list]);
  const rows = list.list;
  const isSearching = search.state.status !== 'idle';
  return (
    <Stack gap="sm" padY="md">
      <PersonSearchField search={search} label="blacklist.search" />
      {isSearching && (
        <PersonFound search={search} action={(person) => <BlockButton person={person} blocks={blocks} />} />
      )}
      {!isSearching && list.isEmpty && (
        <EmptyState drawing="people" title={text('blacklist.empty')} text={text('blacklist.empty.text')} />
      )}
      {!isSearching && (
        <>
          <LongList label={text('blacklist.title')} ids={rows.map(({ id }) => id)}>
            {(id, index) => {
              const person = rows[index];
              return (
                person && (
                  <PersonEntry
                    person={person}
                    action={
                      <Button
                        size="sm"
                        aria-label={text('blacklist.remove.label', { name: nameOf(person) })}
                        onClick={() => void blocks.unblock(id)}
                      >
                        {text('blacklist.remove')}
                      </Button>
                    }
                  />
                )
              );
            }}
          </LongList>
          <PagedEnd list={list} words={LIST_WORDS} />
        </>
      )}
    </Stack>
  );
});
