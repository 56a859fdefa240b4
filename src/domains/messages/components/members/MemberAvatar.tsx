import type { Person } from '@livery/contract';
import { Avatar } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { useNameOf } from '../../../users/index.ts';
import { useChat } from '../../useChat.ts';

/** The picture of somebody in a group; of a small one it shows whether they are here. */
export const MemberAvatar = observer(function MemberAvatar({ person }: { person: Person }) {
  const text = useText();
  const nameOf = useNameOf();
  const { isOnline } = useChat().presence.of(person.id);
  return (
    <Avatar
      size="md"
      name={nameOf(person)}
      src={person.avatar_thumbnail}
      {...(isOnline && { presence: text('presence.online') })}
    />
  );
});
