import { Button, EmptyState, ErrorState, Skeleton, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../lib/intl/useText.ts';
import type { SearchedPages } from './searched-pages.ts';

interface SearchResultsProps<Item, Key> {
  searched: SearchedPages<Item, Key>;
  /** What is said where nothing is found. */
  none: string;
  /** What was found. */
  children: ReactNode;
}

/** What a search found, in its states: on its way, lost, nothing, nothing so far, and more behind what is there. */
export const SearchResults = observer(function SearchResults<Item, Key>({
  searched,
  none,
  children,
}: SearchResultsProps<Item, Key>) {
  const text = useText();
  const { pages, isPartial } = searched;
  const { list, status } = pages;
  const act = (name: 'retry' | 'further') => (
    <Button loading={status === 'loading'} onClick={() => searched.further()}>
      {text(`ops.${name}`)}
    </Button>
  );
  if (list.length === 0 && status === 'failed')
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={act('retry')} />;
  if (list.length === 0 && isPartial)
    return (
      <EmptyState
        drawing="search"
        title={text('ops.not_yet')}
        text={text('ops.not_yet.text')}
        action={act('further')}
      />
    );
  if (pages.isEmpty) return <EmptyState drawing="search" title={none} />;
  if (list.length === 0) return <Skeleton />;
  return (
    <Stack gap="md">
      {children}
      {status !== 'end' && act(status === 'failed' ? 'retry' : 'further')}
    </Stack>
  );
});
