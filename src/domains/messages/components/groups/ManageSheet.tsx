import type { Group } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { GroupFacts } from '../../../groups/index.ts';
import { useChat } from '../../useChat.ts';
import { AdminsStep } from './AdminsStep.tsx';
import { BlockById } from './BlockById.tsx';
import { BlockPick } from './BlockPick.tsx';
import { BlocksStep } from './BlocksStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { FactsStep } from './FactsStep.tsx';
import { InviteStep } from './InviteStep.tsx';
import { MemberPick } from './MemberPick.tsx';
import { MemberStep } from './MemberStep.tsx';
import { type ManageStep, STEP_TITLES } from './manage-step.ts';
import { PermissionsStep } from './PermissionsStep.tsx';
import { RightsStep } from './RightsStep.tsx';
import { StepSheet } from './StepSheet.tsx';
import { TransferStep } from './TransferStep.tsx';

interface StepProps {
  group: Group;
  step: ManageStep;
  /** What was written and not sent outlives the step. */
  facts: GroupFacts;
  go: (step: ManageStep) => void;
  onBack: () => void;
}

function Step({ group, step, facts, go, onBack }: StepProps) {
  const text = useText();
  switch (step.kind) {
    case 'facts':
      return <FactsStep group={group} facts={facts} onEnd={onBack} />;
    case 'invite':
      return <InviteStep group={group} onEnd={onBack} />;
    case 'code':
      return <CodeStep group={group} />;
    case 'permissions':
      return <PermissionsStep group={group} />;
    case 'admins':
      return (
        <AdminsStep
          group={group}
          onAdd={() => go({ kind: 'pickAdmin' })}
          onOpen={(admin) => go({ kind: 'rights', person: admin, rights: admin.permissions })}
        />
      );
    case 'pickAdmin':
      return (
        <MemberPick
          group={group}
          hint={text('group.admins.pick')}
          isPickable={({ role }) => role === 'member'}
          onPick={(person) => go({ kind: 'rights', person, rights: undefined })}
        />
      );
    case 'rights':
      return <RightsStep group={group} person={step.person} rights={step.rights} onEnd={onBack} />;
    case 'blocks':
      return (
        <BlocksStep
          group={group}
          onAdd={() => go({ kind: 'pickBlocked' })}
          onAddById={() => go({ kind: 'blockById' })}
        />
      );
    case 'pickBlocked':
      return <BlockPick group={group} onEnd={onBack} />;
    case 'blockById':
      return <BlockById group={group} onEnd={onBack} />;
    case 'transfer':
      return <TransferStep group={group} onEnd={onBack} />;
    case 'member':
      return (
        <MemberStep
          group={group}
          member={step.member}
          onRights={(rights) => go({ kind: 'rights', person: step.member, rights })}
          onEnd={onBack}
        />
      );
  }
}

interface ManageSheetProps {
  group: Group;
  /** Where it opens. */
  first: ManageStep;
  open: boolean;
  onClose: () => void;
}

/** Pickers are left with what they were for. */
const isPicker = ({ kind }: ManageStep): boolean => kind === 'pickAdmin';

/** What is done with a group and its members, step by step. */
export const ManageSheet = observer(function ManageSheet({ group, first, open, onClose }: ManageSheetProps) {
  const text = useText();
  const { http } = useStores();
  const { groups } = useChat();
  const [facts] = useState(() => new GroupFacts(http, groups, group.id));
  const [opened, setOpened] = useState(first);
  const [later, setLater] = useState<readonly ManageStep[]>([]);
  if (opened !== first) {
    setOpened(first);
    setLater([]);
  }
  const step = later.at(-1) ?? first;
  const close = () => {
    setLater([]);
    onClose();
  };
  const back = () => (later.length > 0 ? setLater(later.slice(0, -1)) : close());
  /** What was to be done is done. */
  const end = () => {
    const left = later.slice(0, -1);
    const kept = left.findLastIndex((one) => !isPicker(one)) + 1;
    if (later.length > 0) setLater(left.slice(0, kept));
    else close();
  };
  return (
    <StepSheet
      title={text(STEP_TITLES[step.kind])}
      open={open}
      onClose={close}
      onBack={later.length > 0 ? back : undefined}
      height={step.kind === 'code' || step.kind === 'member' ? 'content' : 'full'}
    >
      <Step
        key={`${later.length} ${step.kind}`}
        group={group}
        step={step}
        facts={facts}
        go={(next) => setLater([...later, next])}
        onBack={end}
      />
    </StepSheet>
  );
});
