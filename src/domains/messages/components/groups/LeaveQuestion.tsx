import type { Group } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import { BackConfirm } from '../../../../lib/BackConfirm.tsx';
import { useText } from '../../../../lib/intl/useText.ts';
import { useWords } from '../../../../lib/intl/useWords.ts';
import { useNavigate } from '../../../../lib/router/useNavigate.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useChat } from '../../useChat.ts';
import { useGroupAction } from './useGroupAction.ts';

interface LeaveQuestionProps {
  group: Group;
  open: boolean;
  onTransfer: () => void;
  onClose: () => void;
}

/** Asks before somebody leaves a group; its owner reads why they cannot, and is led to handing it over. */
export const LeaveQuestion = observer(function LeaveQuestion(props: LeaveQuestionProps) {
  const { group, open, onTransfer, onClose } = props;
  const text = useText();
  const words = useWords();
  const navigate = useNavigate();
  const { users, toasts } = useStores();
  const { depart } = useChat();
  const { run, sending } = useGroupAction(group.id);
  const mayLeave = group.user_auth.permissions.includes('leave');
  const name = group.display_name;
  const confirm = async () => {
    if (!mayLeave) {
      onClose();
      return onTransfer();
    }
    if (!(await run((one) => one.remove(users.id)))) return;
    navigate('/chat', { replace: true });
    depart({ group_id: group.id, reason: 'left' });
    toasts.show({ id: 'group.leave.done', values: { name } }, 'success');
  };
  const problem = sending.problem && words(sending.problem);
  return (
    <BackConfirm
      open={open}
      title={text(mayLeave ? 'group.leave.ask' : 'group.leave.owner', { name })}
      text={problem ?? text(mayLeave ? 'group.leave.text' : 'group.leave.owner.text')}
      cancelLabel={text('room.cancel')}
      confirmLabel={text(mayLeave ? 'group.leave.confirm' : 'group.leave.hand_over')}
      tone={mayLeave ? 'danger' : 'primary'}
      loading={sending.isSending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
});
