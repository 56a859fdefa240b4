import { FollowRelation } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../../lib/stores/stores.ts';
import { SuggestedPeople, suggestedAuthors } from '../social/later.ts';

/** Whose posts are liked most now, and whom one did not follow when they came. */
export const NewPeople = observer(function NewPeople() {
  const { recommend } = useStores().social.feeds;
  useEffect(() => recommend.open(), [recommend]);
  const unknown = recommend.list.filter(({ author }) => author.is_followed === FollowRelation.NOT_FOLLOWING);
  return <SuggestedPeople authors={suggestedAuthors(unknown)} />;
});
