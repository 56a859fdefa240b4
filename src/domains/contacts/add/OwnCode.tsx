import type { User } from '@livery/contract';
import { Button, ShareIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { CodeCard } from '../../../lib/code-card/CodeCard.tsx';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useShareLink } from '../../../lib/useShareLink.ts';
import { personLink } from './person-link.ts';

function Card({ me }: { me: User }) {
  const text = useText();
  const share = useShareLink();
  const link = personLink(location.origin, me.id);
  return (
    <CodeCard
      name={me.nickname}
      detail={text('person.id', { id: me.username })}
      avatar={me.avatar}
      link={link}
      label={text('friends.code.label', { name: me.nickname })}
      hint={text('friends.code.hint')}
      fileName={`${me.username}.png`}
      action={
        <Button
          tone="primary"
          icon={ShareIcon}
          onClick={() => void share(me.nickname, link, 'friends.link.copied')}
        >
          {text('friends.code.share')}
        </Button>
      }
    />
  );
}

/** One's own QR code: whoever scans it comes to one's page. */
export const OwnCode = observer(function OwnCode() {
  const { me } = useStores().users;
  return me ? <Card me={me} /> : null;
});
