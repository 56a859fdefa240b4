import { ChatType, type Group } from '@livery/contract';
import { Stack } from '@livery/design-system';
import { useState } from 'react';
import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';
import { useChat } from '../../useChat.ts';
import type { ManageStep } from '../groups/manage-step.ts';
import { NewGroupRow } from '../groups/NewGroupRow.tsx';
import type { PaneKind } from '../usePane.ts';
import { GroupTools } from './GroupTools.tsx';
import { LeaveRows } from './LeaveRows.tsx';
import { MemberList } from './MemberList.tsx';
import { NewestMedia } from './NewestMedia.tsx';
import { OwnSettings } from './OwnSettings.tsx';
import { RoomHead } from './RoomHead.tsx';
import { RoomTools } from './RoomTools.tsx';

const ManageSheet = lazily(() => import('../groups/ManageSheet.tsx'), 'ManageSheet', {
  failed: overlayFailed,
  domain: 'groups',
});

interface RoomDetailsProps {
  group: Group;
  /** Opens what was said or shared in it. */
  onPane: (kind: PaneKind) => void;
}

/** What a conversation is, beside what is said in it: with whom, how it stands in one's list, who is in it. */
export function RoomDetails({ group, onPane }: RoomDetailsProps) {
  /** Undefined until something was first to be done. */
  const [managed, setManaged] = useState<{ step: ManageStep; isOpen: boolean }>();
  const manage = (step: ManageStep) => setManaged({ step, isOpen: true });
  const isGroup = group.type === ChatType.GROUP;
  const room = useChat().messages.room(group.id);
  return (
    <Stack gap="md" padY="md">
      <RoomHead group={group} onEdit={() => manage({ kind: 'facts' })} />
      <RoomTools group={group} onPane={onPane} />
      <NewestMedia room={room} />
      {isGroup && <GroupTools group={group} onManage={manage} />}
      {group.partner && <NewGroupRow partner={group.partner} />}
      <OwnSettings group={group} />
      {isGroup && (
        <>
          <LeaveRows group={group} onManage={manage} />
          <MemberList
            key={group.id}
            groupId={group.id}
            count={group.member_count}
            onOpen={(member) => manage({ kind: 'member', member })}
          />
        </>
      )}
      {managed && (
        <ManageSheet
          group={group}
          first={managed.step}
          open={managed.isOpen}
          onClose={() => setManaged({ ...managed, isOpen: false })}
        />
      )}
    </Stack>
  );
}
