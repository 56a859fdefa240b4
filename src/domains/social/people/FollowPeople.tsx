import type { AuthorEntry } from '@livery/contract';
import { SearchField, Stack, Tag } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { OverlayProps } from '../../../lib/domains/domain-module.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { OverPage } from '../../../lib/OverPage.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { AuthorPeople, type Following } from './author-people.store.ts';
import { PeopleList } from './PeopleList.tsx';

const TITLES = {
  followings: 'author.followings',
  followers: 'author.followers',
} as const satisfies Record<Following, MessageId>;

/** The people of one list, with a search in it. */
const FollowList = observer(function FollowList({ id, of }: { id: string; of: Following }) {
  const text = useText();
  const { social } = useStores();
  const [people] = useState(() => new AuthorPeople(social, id, of));
  useEffect(() => () => people.stop(), [people]);
  return (
    <Stack gap="sm" padY="md">
      <Stack padX="page">
        <SearchField
          label={text('author.people.search')}
          clearLabel={text('author.people.search.clear')}
          value={people.words}
          maxLength={30}
          onChange={(words) => people.type(words)}
        />
      </Stack>
      <PeopleList<AuthorEntry>
        people={people.list}
        title={TITLES[of]}
        empty={people.words ? 'author.people.none' : 'author.people.empty'}
        detailOf={({ username }) => text('person.id', { id: username })}
        badgeOf={({ follows_me }) => follows_me && <Tag>{text('author.follows_me')}</Tag>}
      />
    </Stack>
  );
});

const FollowOverlay = ({ of: id, open, onClose, list }: OverlayProps & { list: Following }) => {
  const text = useText();
  return (
    <OverPage title={text(TITLES[list])} open={open} onClose={onClose}>
      <FollowList key={id} id={id} of={list} />
    </OverPage>
  );
};

/** Whom somebody follows, over any page. */
export const Followings = (props: OverlayProps) => <FollowOverlay {...props} list="followings" />;

/** Who follows somebody, over any page. */
export const Followers = (props: OverlayProps) => <FollowOverlay {...props} list="followers" />;
