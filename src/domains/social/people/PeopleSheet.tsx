import type { Author } from '@livery/contract';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import { useText } from '../../../lib/intl/useText.ts';
import type { PagedList, PagedListOptions } from '../../../lib/lists/paged-list.ts';
import { usePagedList } from '../../../lib/lists/usePagedList.ts';
import { PeopleList, type PeopleListProps } from './PeopleList.tsx';

interface PeopleProps<Person extends Author> extends Omit<PeopleListProps<Person>, 'people'> {
  page: PagedListOptions<Person, string>['page'];
}

function People<Person extends Author>({ page, ...props }: PeopleProps<Person>) {
  const people = usePagedList<Person>({ keyOf: ({ id }) => id, page });
  return (
    <PeopleList {...(props as PeopleListProps<Author>)} people={people as unknown as PagedList<Author>} />
  );
}

interface PeopleSheetProps<Person extends Author> extends PeopleProps<Person> {
  open: boolean;
  onClose: () => void;
}

/** People of a post, the latest first. */
export function PeopleSheet<Person extends Author>({ open, onClose, ...people }: PeopleSheetProps<Person>) {
  const text = useText();
  return (
    <BackSheet
      open={open}
      onClose={onClose}
      title={text(people.title)}
      closeLabel={text('post.close')}
      height="half"
    >
      <People {...people} />
    </BackSheet>
  );
}
