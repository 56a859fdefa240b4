import { type Group, LIMITS } from '@livery/contract';
import { Button, TextField } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useWords } from '../../../../lib/intl/useWords.ts';
import { useNavigate } from '../../../../lib/router/useNavigate.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useBackGuard } from '../../../../lib/useBackGuard.ts';
import { useChat } from '../../useChat.ts';
import { useGroupAction } from './useGroupAction.ts';

interface DissolveDialogProps {
  group: Group;
  open: boolean;
  onClose: () => void;
}

/** Ends a group for everybody, once its name has been written. */
export const DissolveDialog = observer(function DissolveDialog({
  group,
  open,
  onClose,
}: DissolveDialogProps) {
  const text = useText();
  const words = useWords();
  const navigate = useNavigate();
  const { toasts } = useStores();
  const { depart } = useChat();
  const { run, sending } = useGroupAction(group.id);
  useBackGuard(open, onClose);
  const [written, setWritten] = useState('');
  const name = group.display_name;
  const dissolve = async () => {
    if (!(await run((one) => one.dissolve()))) return;
    navigate('/chat', { replace: true });
    depart({ group_id: group.id, reason: 'dissolved' });
    toasts.show({ id: 'group.dissolve.done', values: { name } }, 'success');
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('group.dissolve.ask', { name })}
      text={text('group.dissolve.text', { count: group.member_count })}
      actions={
        <>
          <Button onClick={onClose}>{text('room.cancel')}</Button>
          <Button
            tone="danger"
            disabled={written.trim() !== name}
            loading={sending.isSending}
            onClick={() => void dissolve()}
          >
            {text('group.dissolve.confirm')}
          </Button>
        </>
      }
    >
      <TextField
        label={text('group.dissolve.write')}
        placeholder={name}
        value={written}
        maxLength={LIMITS.groupName}
        error={sending.problem && words(sending.problem)}
        onChange={setWritten}
      />
    </Dialog>
  );
});
