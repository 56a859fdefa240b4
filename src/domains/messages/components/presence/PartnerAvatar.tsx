import type { Group } from '@livery/contract';
import { Avatar, type AvatarProps } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { titleOf } from '../../../groups/index.ts';
import { useChat } from '../../useChat.ts';

/** The picture of a conversation; of a direct one it shows whether the partner is here. */
export const PartnerAvatar = observer(function PartnerAvatar({
  group,
  size,
}: Required<Pick<AvatarProps, 'size'>> & { group: Group }) {
  const text = useText();
  const { isOnline } = useChat().presence.of(group.partner?.id);
  return (
    <Avatar
      size={size}
      name={titleOf(group)}
      src={group.icon}
      {...(isOnline && { presence: text('presence.online') })}
    />
  );
});
