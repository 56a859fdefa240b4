import type { Group } from '@livery/contract';
import { BellOffIcon, List, ListRow, PinIcon, SwitchRow, TrashIcon } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';
import { useConversationCommands } from '../list/useConversationCommands.ts';

const DangerQuestion = lazily(() => import('../DangerQuestion.tsx'), 'DangerQuestion', {
  failed: overlayFailed,
});

/** One's own settings of a conversation: muted, on top, cleared. */
export function OwnSettings({ group }: { group: Group }) {
  const text = useText();
  const commands = useConversationCommands();
  /** Undefined until it was first asked. */
  const [isAsking, setAsking] = useState<boolean>();
  return (
    <>
      <List label={text('room.details.settings')}>
        <SwitchRow
          icon={BellOffIcon}
          title={text('chat.mute')}
          checked={group.muted ?? false}
          onChange={() => commands.toggleMuted(group)}
        />
        <SwitchRow
          icon={PinIcon}
          title={text('chat.to_top')}
          checked={group.on_top ?? false}
          onChange={() => commands.toggleOnTop(group)}
        />
        <ListRow
          icon={TrashIcon}
          tone="danger"
          title={text('room.details.clear')}
          onClick={() => setAsking(true)}
        />
      </List>
      {isAsking !== undefined && (
        <DangerQuestion
          title={text('room.details.clear.title')}
          text={text('room.details.clear.text')}
          confirmLabel={text('room.details.clear.confirm')}
          open={isAsking}
          onConfirm={() => commands.clear(group)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
