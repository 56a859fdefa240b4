import type { Group } from '@livery/contract';
import type { ChatLogProps } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';
import { kindOf } from '../message.model.ts';
import type { NewestMessages } from '../newest-messages.store.ts';

/** The latest message of somebody else, for screen readers: not what was there when the room was opened. */
export const useAnnouncement = (
  { last }: Pick<NewestMessages, 'last'>,
  group: Pick<Group, 'display_name'> | undefined,
): ChatLogProps['announcement'] => {
  const text = useText();
  const nameOf = useNameOf();
  const { users } = useStores();
  const [openedAt] = useState(() => last?.seq ?? 0);
  if (!last || last.seq <= openedAt || last.user_id === users.id) return undefined;
  const kind = kindOf(last);
  const words = kind === undefined ? last.text : text(kind);
  const name = (last.user && nameOf(last.user)) || (group?.display_name ?? '');
  return { id: last.id, words: text('room.said', { name, words }) };
};
