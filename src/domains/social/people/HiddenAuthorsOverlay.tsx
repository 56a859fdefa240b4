import type { Author } from '@livery/contract';
import { Button, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { OverlayProps } from '../../../lib/domains/domain-module.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { OverPage } from '../../../lib/OverPage.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';
import { HiddenAuthors } from './hidden-authors.store.ts';
import { PeopleList } from './PeopleList.tsx';

function List() {
  const text = useText();
  const nameOf = useNameOf();
  const { http, toasts } = useStores();
  const [hidden] = useState(() => new HiddenAuthors({ http, toasts }));
  const { list } = hidden;
  useEffect(() => {
    list.open();
    return () => list.clear();
  }, [list]);
  return (
    <Stack padY="md">
      <PeopleList<Author>
        people={list}
        title="hidden.title"
        empty="hidden.empty"
        detailOf={({ username }) => text('person.id', { id: username })}
        actionOf={(person) => (
          <Button
            size="sm"
            aria-label={text('hidden.show.label', { name: nameOf(person) })}
            onClick={() => void hidden.show(person, nameOf(person))}
          >
            {text('hidden.show')}
          </Button>
        )}
      />
    </Stack>
  );
}

/** Whose posts the feeds leave out, over any page: the way back from “hide posts by…” once its undo is over. */
export const HiddenAuthorsOverlay = observer(function HiddenAuthorsOverlay({ open, onClose }: OverlayProps) {
  const text = useText();
  return (
    <OverPage title={text('hidden.title')} open={open} onClose={onClose}>
      <List />
    </OverPage>
  );
});
