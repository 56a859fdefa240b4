import type { Author } from '@livery/contract';
import { Avatar, Button, EmptyState, ErrorState, List, PersonRow, Skeleton } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import { failureWordsOf } from '../../../lib/errors/passed.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { PagedEnd } from '../../../lib/lists/PagedEnd.tsx';
import type { PagedListOptions } from '../../../lib/lists/paged-list.ts';
import { usePagedList } from '../../../lib/lists/usePagedList.ts';
import { useNameOf } from '../../users/index.ts';
import { FollowButton } from '../components/FollowButton.tsx';

const END = {
  loading: 'post.people.loading',
  failed: 'post.people.failed',
  retry: 'feed.error.retry',
} as const;
const PLACES = ['one', 'two', 'three', 'four'];

interface PeopleProps<Person extends Author> {
  page: PagedListOptions<Person, string>['page'];
  title: MessageId;
  empty: MessageId;
  detailOf: (person: Person) => string;
}

const Waiting = ({ label }: { label: string }) => (
  <List label={label} busy>
    {PLACES.map((key) => (
      <PersonRow
        key={key}
        media={<Skeleton shape="avatar" />}
        title={<Skeleton width="sm" />}
        detail={<Skeleton shape="smallLine" width="md" />}
      />
    ))}
  </List>
);

const People = observer(function People<Person extends Author>(props: PeopleProps<Person>) {
  const { page, title, empty, detailOf } = props;
  const text = useText();
  const words = useWords();
  const nameOf = useNameOf();
  const people = usePagedList<Person>({ keyOf: ({ id }) => id, page });
  const { state, list } = people;
  if (list.length === 0) {
    if (state.status === 'failed')
      return (
        <ErrorState
          title={text('post.people.failed')}
          text={words(failureWordsOf(state.error) ?? { id: 'error.no_connection' })}
          action={<Button onClick={() => people.retry()}>{text('feed.error.retry')}</Button>}
        />
      );
    if (state.status === 'end') return <EmptyState drawing="people" title={text(empty)} />;
    return <Waiting label={text('post.people.loading')} />;
  }
  return (
    <>
      <List label={text(title)}>
        {list.map((person) => (
          <PersonRow
            key={person.id}
            href={`/guest-page/${person.id}`}
            media={<Avatar size="md" name={nameOf(person)} src={person.avatar_thumbnail} />}
            title={nameOf(person)}
            detail={detailOf(person)}
            action={<FollowButton author={person} always />}
          />
        ))}
      </List>
      <PagedEnd list={people} words={END} />
    </>
  );
});

interface PeopleSheetProps<Person extends Author> extends PeopleProps<Person> {
  open: boolean;
  onClose: () => void;
}

/** People of a post, the latest first; a list that is private says so in its place. */
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
      <People {...(people as unknown as PeopleProps<Author>)} />
    </BackSheet>
  );
}
