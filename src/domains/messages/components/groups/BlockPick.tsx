import type { Group } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { isInReach } from './in-reach.ts';
import { MemberPick } from './MemberPick.tsx';
import { Problem } from './Problem.tsx';
import { useBlocking } from './useBlocking.tsx';

/** Blocks a member from the group. */
export const BlockPick = observer(function BlockPick({ group, onEnd }: { group: Group; onEnd: () => void }) {
  const text = useText();
  const { pick, question, sending } = useBlocking(group, onEnd);
  return (
    <>
      <Problem of={sending} />
      <MemberPick
        group={group}
        hint={text('group.blocks.pick')}
        isPickable={(member) => isInReach(group, member)}
        onPick={pick}
      />
      {question}
    </>
  );
});
