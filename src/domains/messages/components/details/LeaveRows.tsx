import type { Group } from '@livery/contract';
import { List, ListRow, LogOutIcon, TrashIcon, UserIcon, WarningIcon } from '@livery/design-system';
import { useState } from 'react';
import { DomainOverlay } from '../../../../lib/domains/DomainOverlay.tsx';
import { useText } from '../../../../lib/intl/useText.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';
import type { ManageStep } from '../groups/manage-step.ts';

const GROUPS = { failed: overlayFailed, domain: 'groups' };
const LeaveQuestion = lazily(() => import('../groups/LeaveQuestion.tsx'), 'LeaveQuestion', GROUPS);
const DissolveDialog = lazily(() => import('../groups/DissolveDialog.tsx'), 'DissolveDialog', GROUPS);

interface LeaveRowsProps {
  group: Group;
  onManage: (step: ManageStep) => void;
}

/** The ways out of a group; its owner hands it over first, or dissolves it. */
export function LeaveRows({ group, onManage }: LeaveRowsProps) {
  const text = useText();
  /** All undefined until they were first asked. */
  const [isLeaving, setLeaving] = useState<boolean>();
  const [isDissolving, setDissolving] = useState<boolean>();
  const [isReporting, setReporting] = useState<boolean>();
  const can = (ability: string) => group.user_auth.permissions.includes(ability);
  return (
    <>
      <List label={text('room.group.leaving')}>
        {can('transfer') && (
          <ListRow
            icon={UserIcon}
            leads
            title={text('room.group.transfer')}
            onClick={() => onManage({ kind: 'transfer' })}
          />
        )}
        <ListRow icon={WarningIcon} title={text('room.group.report')} onClick={() => setReporting(true)} />
        <ListRow
          icon={LogOutIcon}
          tone="danger"
          title={text('room.group.leave')}
          onClick={() => setLeaving(true)}
        />
        {can('dissolve') && (
          <ListRow
            icon={TrashIcon}
            tone="danger"
            title={text('room.group.dissolve')}
            onClick={() => setDissolving(true)}
          />
        )}
      </List>
      {isReporting !== undefined && (
        <DomainOverlay
          name="contacts/reportGroup"
          of={group.id}
          open={isReporting}
          onClose={() => setReporting(false)}
        />
      )}
      {isLeaving !== undefined && (
        <LeaveQuestion
          group={group}
          open={isLeaving}
          onTransfer={() => onManage({ kind: 'transfer' })}
          onClose={() => setLeaving(false)}
        />
      )}
      {isDissolving !== undefined && (
        <DissolveDialog group={group} open={isDissolving} onClose={() => setDissolving(false)} />
      )}
    </>
  );
}
