import { Button } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { PostModel } from '../post.model.ts';

export interface FollowButtonProps {
  author: PostModel['author'];
  tone?: 'soft' | 'primary';
  /** Shown for people who are followed already, too. */
  always?: boolean;
}

/** Follow, and its undo as long as the button stays on the screen. */
export const FollowButton = observer(function FollowButton({
  author,
  tone = 'soft',
  always,
}: FollowButtonProps) {
  const text = useText();
  const { social, loginPrompt } = useStores();
  const { follows } = social;
  const isFollowing = follows.isFollowing(author.id);
  const [wasFollowing] = useState(isFollowing);
  if (!follows.canFollow(author) || (wasFollowing && isFollowing && !always)) return null;
  return (
    <Button
      size="sm"
      tone={isFollowing ? 'secondary' : tone}
      aria-label={text(isFollowing ? 'feed.following.label' : 'feed.follow.label', { name: author.nickname })}
      onClick={() =>
        loginPrompt.require(() => void follows.toggle(author.id), {
          from: { person: author, action: 'follow' },
        })
      }
    >
      {text(isFollowing ? 'feed.following' : 'feed.follow')}
    </Button>
  );
});
