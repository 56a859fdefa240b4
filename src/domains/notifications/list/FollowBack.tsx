import { FollowRelation, type Person } from '@livery/contract';
import { Button } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';

/** Follows who follows me, or no longer. */
export const FollowBack = observer(function FollowBack({ person }: { person: Person }) {
  const text = useText();
  const nameOf = useNameOf();
  const { domains, social } = useStores();
  const { follows } = social;
  if (!follows.canFollow({ ...person, is_followed: FollowRelation.NOT_FOLLOWING })) return null;
  const isOn = follows.isFollowing(person.id);
  return (
    <Button
      size="sm"
      tone={isOn ? 'secondary' : 'soft'}
      aria-label={text(isOn ? 'notifications.following.label' : 'notifications.follow_back.label', {
        name: nameOf(person),
      })}
      onClick={() => {
        void follows.toggle(person.id);
        if (!isOn) domains.store('notifications').value?.askForPush();
      }}
    >
      {text(isOn ? 'feed.following' : 'notifications.follow_back')}
    </Button>
  );
});
