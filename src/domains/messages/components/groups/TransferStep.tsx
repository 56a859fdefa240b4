import type { Group, Member } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BackConfirm } from '../../../../lib/BackConfirm.tsx';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { MemberPick } from './MemberPick.tsx';
import { Problem } from './Problem.tsx';
import { useGroupAction } from './useGroupAction.ts';

/** The owner gives the group to somebody; asked twice, each time by name. */
export const TransferStep = observer(function TransferStep({
  group,
  onEnd,
}: {
  group: Group;
  onEnd: () => void;
}) {
  const text = useText();
  const nameOf = useNameOf();
  const { toasts } = useStores();
  const { run, sending } = useGroupAction(group.id);
  const [chosen, setChosen] = useState<Member>();
  const [isSure, setSure] = useState(false);
  const cancel = () => {
    setChosen(undefined);
    setSure(false);
  };
  const name = chosen ? nameOf(chosen) : '';
  const confirm = async () => {
    if (!chosen) return;
    if (!isSure) return setSure(true);
    const done = await run((one) => one.transfer(chosen.id));
    cancel();
    if (!done) return;
    toasts.show({ id: 'group.transfer.done', values: { name } }, 'success');
    onEnd();
  };
  return (
    <>
      <Problem of={sending} />
      <MemberPick group={group} hint={text('group.transfer.hint')} onPick={setChosen} />
      <BackConfirm
        // Another question, with the focus on its safe button again: Enter twice gives nothing away.
        key={String(isSure)}
        open={chosen !== undefined}
        title={text(isSure ? 'group.transfer.again' : 'group.transfer.ask', { name })}
        text={text(isSure ? 'group.transfer.again.text' : 'group.transfer.ask.text', { name })}
        cancelLabel={text('room.cancel')}
        confirmLabel={text(isSure ? 'group.transfer.confirm' : 'group.transfer.next')}
        tone={isSure ? 'danger' : 'primary'}
        loading={sending.isSending}
        onConfirm={() => void confirm()}
        onCancel={cancel}
      />
    </>
  );
});
