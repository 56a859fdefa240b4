import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';
import type { KnownEnvelope } from '../envelope.model.ts';

/** Who sent an envelope: their name and picture, and the line that says so. */
export const useSender = ({ user, user_id }: KnownEnvelope) => {
  const text = useText();
  const nameOf = useNameOf();
  const { users } = useStores();
  const name = user ? nameOf(user) : '';
  const isMine = user_id === users.id;
  return {
    isMine,
    name,
    src: user?.avatar_thumbnail ?? '',
    line: isMine ? text('envelope.from_me') : text('envelope.from', { name }),
  };
};
