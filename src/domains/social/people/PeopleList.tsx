import type { Author } from '@livery/contract';
import { Avatar, EmptyState, LongList, PersonRow } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { ListFailure } from '../../../lib/lists/ListFailure.tsx';
import { PagedEnd } from '../../../lib/lists/PagedEnd.tsx';
import type { PagedList } from '../../../lib/lists/paged-list.ts';
import { PersonSkeletons } from '../../contacts/index.ts';
import { useNameOf } from '../../users/index.ts';
import { FollowPerson } from './FollowPerson.tsx';

const END = {
  loading: 'post.people.loading',
  failed: 'post.people.failed',
  retry: 'feed.error.retry',
} as const;

const LOST = { title: 'post.people.failed', text: 'error.no_connection' } as const;

export interface PeopleListProps<Person extends Author> {
  people: PagedList<Person>;
  title: MessageId;
  empty: MessageId;
  detailOf: (person: Person) => string;
  badgeOf?: (person: Person) => ReactNode;
  /** Without it one may follow them. */
  actionOf?: (person: Person) => ReactNode;
}

/** People, in all states of their list; one that is private says so in its place. */
export const PeopleList = observer(function PeopleList<Person extends Author>(
  props: PeopleListProps<Person>,
) {
  const { people, title, empty, detailOf, badgeOf, actionOf } = props;
  const text = useText();
  const nameOf = useNameOf();
  const { status, list } = people;
  if (list.length === 0) {
    if (status === 'failed') return <ListFailure list={people} title="post.people.failed" lost={LOST} />;
    if (status === 'end') return <EmptyState drawing="people" title={text(empty)} />;
    return <PersonSkeletons label={text('post.people.loading')} />;
  }
  return (
    <>
      <LongList label={text(title)} ids={list.map(({ id }) => id)}>
        {(_, index) => {
          const person = list[index];
          return (
            person && (
              <PersonRow
                href={`/guest-page/${person.id}`}
                media={<Avatar size="md" name={nameOf(person)} src={person.avatar_thumbnail} />}
                title={nameOf(person)}
                detail={detailOf(person)}
                badge={badgeOf?.(person)}
                action={actionOf ? actionOf(person) : <FollowPerson author={person} name={nameOf(person)} />}
              />
            )
          );
        }}
      </LongList>
      <PagedEnd list={people} words={END} />
    </>
  );
});
