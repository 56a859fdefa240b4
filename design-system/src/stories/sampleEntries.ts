import { useState } from 'react';
import type { MenuEntry } from '../components/Menu/MenuItems.tsx';
import { BellOffIcon, CopyIcon, PinIcon, ReplyIcon, TrashIcon } from '../icons/index.ts';
import { useSay } from './say.tsx';

/** A line of each kind, one of them off: content for the stories of menus. */
export function useSampleEntries(): MenuEntry[] {
  const say = useSay();
  const [muted, setMuted] = useState(true);
  const onSelect = () => undefined;
  return [
    { kind: 'action', id: 'reply', label: say('回复', 'Reply'), icon: ReplyIcon, onSelect },
    { kind: 'action', id: 'pin', label: say('置顶', 'Pin'), icon: PinIcon, disabled: true, onSelect },
    { kind: 'action', id: 'copy', label: say('复制', 'Copy'), icon: CopyIcon, onSelect },
    {
      kind: 'check',
      id: 'mute',
      label: say('免打扰', 'Muted'),
      icon: BellOffIcon,
      checked: muted,
      onSelect: () => setMuted(!muted),
    },
    { kind: 'rule', id: 'rule' },
    { kind: 'action', id: 'remove', label: say('撤回', 'Remove'), icon: TrashIcon, tone: 'danger', onSelect },
  ];
}
