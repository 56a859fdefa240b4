import type { Group, Person } from '@livery/contract';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { DangerQuestion } from '../DangerQuestion.tsx';
import { useGroupAction } from './useGroupAction.ts';

/** Blocks somebody from a group once they were picked, and asked about. Read it inside an `observer`. */
export const useBlocking = (group: Group, onEnd: () => void) => {
  const text = useText();
  const nameOf = useNameOf();
  const { toasts } = useStores();
  const { run, sending } = useGroupAction(group.id);
  const [picked, setPicked] = useState<Person>();
  const [isAsking, setAsking] = useState(false);
  const name = picked ? nameOf(picked) : '';
  const block = async () => {
    if (!picked || !(await run((one) => one.block(picked.id)))) return;
    toasts.show({ id: 'group.member.block.done', values: { name } }, 'success');
    onEnd();
  };
  const pick = (person: Person) => {
    setPicked(person);
    setAsking(true);
  };
  const question = (
    <DangerQuestion
      title={text('group.member.block.ask', { name })}
      text={text('group.member.block.text', { name })}
      confirmLabel={text('group.member.block.confirm')}
      open={isAsking}
      onConfirm={block}
      onClose={() => setAsking(false)}
    />
  );
  return { pick, question, sending };
};
