import type { Group, Person } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { EraseQuestion } from '../list/EraseQuestion.tsx';
import { MemberPick } from './MemberPick.tsx';
import { Problem } from './Problem.tsx';
import { useGroupAction } from './useGroupAction.ts';

/** Blocks a member from the group. */
export const BlockPick = observer(function BlockPick({ group, onEnd }: { group: Group; onEnd: () => void }) {
  const text = useText();
  const nameOf = useNameOf();
  const { toasts } = useStores();
  const { run, sending } = useGroupAction(group.id);
  const [chosen, setChosen] = useState<Person>();
  const [isAsking, setAsking] = useState(false);
  const name = chosen ? nameOf(chosen) : '';
  const block = async () => {
    if (!chosen || !(await run((one) => one.block(chosen.id)))) return;
    toasts.show({ id: 'group.member.block.done', values: { name } }, 'success');
    onEnd();
  };
  return (
    <>
      <Problem of={sending} />
      <MemberPick
        group={group}
        hint={text('group.blocks.pick')}
        isPickable={({ role }) => role === 'member' || (role === 'admin' && group.user_auth.role === 'owner')}
        onPick={(member) => {
          setChosen(member);
          setAsking(true);
        }}
      />
      <EraseQuestion
        title={text('group.member.block.ask', { name })}
        text={text('group.member.block.text', { name })}
        confirmLabel={text('group.member.block.confirm')}
        open={isAsking}
        onConfirm={block}
        onClose={() => setAsking(false)}
      />
    </>
  );
});
