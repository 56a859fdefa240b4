import { FollowRelation } from '@livery/contract';
import type { ProfileCount } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { shortNumber } from '../../../lib/text/number.ts';
import type { AuthorState } from './author.store.ts';

/** Opens an overlay by its name, `<domain>/<overlay>`. */
type OpenOverlay = (name: string) => void;

type Follows = { isFollowing(id: string): boolean };

/** Whoever reads has followed them since they were read, or does no longer. */
const followersOf = (state: AuthorState, follows: Follows): number | undefined => {
  if (state.status !== 'ready') return undefined;
  const { author, counts } = state;
  if (author.is_followed === FollowRelation.SELF) return counts.followers;
  const wasFollowing = author.is_followed === FollowRelation.FOLLOWING;
  return counts.followers + Number(follows.isFollowing(author.id)) - Number(wasFollowing);
};

/** Read it inside an `observer`. Whom somebody follows, who follows them, and how much of theirs was liked; the first two open as lists. */
export const useAuthorCounts = (state: AuthorState, open: OpenOverlay): ProfileCount[] => {
  const text = useText();
  const { follows } = useStores().social;
  const counts = state.status === 'ready' ? state.counts : undefined;
  const shown = (count: number | undefined) => (count === undefined ? '–' : shortNumber(count));
  return [
    {
      label: text('person.followings'),
      value: shown(counts?.followings),
      onClick: () => open('social/followings'),
    },
    {
      label: text('person.followers'),
      value: shown(followersOf(state, follows)),
      onClick: () => open('social/followers'),
    },
    { label: text('person.likes'), value: shown(counts?.likes) },
  ];
};
