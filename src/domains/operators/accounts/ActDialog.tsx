import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import type { OperatorAccounts } from './accounts.store.ts';
import { OwnCode } from './OwnCode.tsx';
import { RoleSelect } from './RoleSelect.tsx';

/** What is about to be done to somebody, and why. */
export const ActDialog = observer(function ActDialog({ accounts }: { accounts: OperatorAccounts }) {
  const text = useText();
  const { toasts } = useOps();
  const { act, role, code } = accounts;
  const what = act?.what ?? 'role';
  const confirm = async () => {
    if (await accounts.confirm()) toasts.show({ id: 'ops.operators.done' }, 'success');
  };
  return (
    <ReasonDialog
      open={act !== undefined}
      title={`${text(`ops.operators.do.${what}`)}: ${act?.operator.name ?? ''}`}
      text={text(`ops.operators.do.${what}.text`)}
      act={text(`ops.operators.do.${what}`)}
      tone={what === 'role' ? 'primary' : 'danger'}
      form={accounts}
      onAct={() => void confirm()}
      onClose={() => accounts.close()}
      under={what !== 'disable' && <OwnCode value={code} onChange={(typed) => accounts.setCode(typed)} />}
    >
      {what === 'role' && <RoleSelect value={role} onChange={(chosen) => accounts.setRole(chosen)} />}
    </ReasonDialog>
  );
});
