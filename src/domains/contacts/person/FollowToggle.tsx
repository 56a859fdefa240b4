import type { Author } from '@livery/contract';
import { Button } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';

/** Follows somebody, or no longer. Nothing for oneself. */
export const FollowToggle = observer(function FollowToggle({ author }: { author: Author }) {
  const text = useText();
  const nameOf = useNameOf();
  const { social, loginPrompt } = useStores();
  const { follows } = social;
  if (!follows.canFollow(author)) return null;
  const isOn = follows.isFollowing(author.id);
  return (
    <Button
      tone={isOn ? 'secondary' : 'soft'}
      aria-label={text(isOn ? 'feed.following.label' : 'feed.follow.label', { name: nameOf(author) })}
      onClick={() =>
        loginPrompt.require(() => void follows.toggle(author.id), {
          from: { person: author, action: 'follow' },
        })
      }
    >
      {text(isOn ? 'feed.following' : 'feed.follow')}
    </Button>
  );
});
