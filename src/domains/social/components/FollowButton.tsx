import type { Person } from '@livery/contract';
import { Button } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { PostModel } from '../post.model.ts';

export interface FollowButtonProps {
  author: Person & Pick<PostModel['author'], 'is_followed'>;
  /** What they are called here. */
  name: string;
  size?: 'sm' | 'md';
  tone?: 'soft' | 'primary';
  /** Shown for people who are followed already, too. */
  always?: boolean;
  words?: FollowWords;
}

/** What stands on the button, each with its label, which has their name: before one follows them, and from then on. */
export type FollowWords = Record<'follow' | 'label' | 'following' | 'unfollow', MessageId>;

const FOLLOW: FollowWords = {
  follow: 'feed.follow',
  label: 'feed.follow.label',
  following: 'feed.following',
  unfollow: 'feed.following.label',
};

/** Follow, and its undo as long as the button stays on the screen. Nothing for oneself. */
export const FollowButton = observer(function FollowButton({
  author,
  name,
  size = 'sm',
  tone = 'soft',
  always,
  words = FOLLOW,
}: FollowButtonProps) {
  const text = useText();
  const { social, loginPrompt } = useStores();
  const { follows } = social;
  const isFollowing = follows.isFollowing(author.id);
  const [wasFollowing] = useState(isFollowing);
  if (!follows.canFollow(author) || (wasFollowing && isFollowing && !always)) return null;
  return (
    <Button
      size={size}
      tone={isFollowing ? 'secondary' : tone}
      aria-label={text(isFollowing ? words.unfollow : words.label, { name })}
      onClick={() =>
        loginPrompt.require(() => void follows.toggle(author.id), {
          from: { person: author, action: 'follow' },
        })
      }
    >
      {text(isFollowing ? words.following : words.follow)}
    </Button>
  );
});
