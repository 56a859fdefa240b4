import type { User } from '@livery/contract';
import { AccountFacts } from './AccountFacts.tsx';
import type { AccountDialogName } from './account-route.ts';
import type { Closable } from './Closable.ts';
import { DeleteAccount } from './closing/DeleteAccount.tsx';
import { ChangePassword } from './password/ChangePassword.tsx';
import { ScanDialog } from './scan/ScanDialog.tsx';
import { SecurityCode } from './security-code/SecurityCode.tsx';
import { SessionList } from './sessions/SessionList.tsx';

export interface AccountDialogProps extends Closable {
  dialog: AccountDialogName;
  me: User;
}

/** One of the dialogs over the settings. */
export function AccountDialog({ dialog, me, onClose }: AccountDialogProps) {
  switch (dialog) {
    case 'account':
      return <AccountFacts me={me} onClose={onClose} />;
    case 'password':
      return <ChangePassword onClose={onClose} />;
    case 'security':
      return <SecurityCode me={me} onClose={onClose} />;
    case 'sessions':
      return <SessionList onClose={onClose} />;
    case 'scan':
      return <ScanDialog onClose={onClose} />;
    case 'delete':
      return <DeleteAccount onClose={onClose} />;
  }
}
