import { Alert, Button, Stack, TextField } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useOps } from '../ops.ts';
import type { OperatorAccounts } from './accounts.store.ts';
import { RoleSelect } from './RoleSelect.tsx';

/** What is about to be done to somebody, and why. */
export const ActDialog = observer(function ActDialog({ accounts }: { accounts: OperatorAccounts }) {
  const text = useText();
  const words = useWords();
  const { toasts } = useOps();
  const { act, acting, given } = accounts;
  const what = act?.what ?? 'role';
  const confirm = async () => {
    if (await accounts.confirm()) toasts.show({ id: 'ops.operators.done' }, 'success');
  };
  return (
    <Dialog
      open={act !== undefined}
      onClose={() => accounts.close()}
      title={`${text(`ops.operators.do.${what}`)}: ${act?.operator.name ?? ''}`}
      text={text(`ops.operators.do.${what}.text`)}
      actions={
        <>
          <Button onClick={() => accounts.close()}>{text('ops.cancel')}</Button>
          <Button
            tone={what === 'role' ? 'primary' : 'danger'}
            loading={acting.isSending}
            onClick={() => void confirm()}
          >
            {text(`ops.operators.do.${what}`)}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {acting.problem && <Alert tone="danger">{words(acting.problem)}</Alert>}
        {what === 'role' && <RoleSelect value={given.role} onChange={(role) => accounts.give({ role })} />}
        <TextField
          label={text('ops.reason')}
          hint={text('ops.reason.hint')}
          value={given.reason}
          onChange={(reason) => accounts.give({ reason })}
          maxLength={300}
        />
      </Stack>
    </Dialog>
  );
});
