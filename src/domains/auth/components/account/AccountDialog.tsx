import type { User } from '@livery/contract';
import type { AccountDialogName } from '../../account-route.ts';
import { ScanDialog } from '../qr/ScanDialog.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import type { Closable } from './Closable.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { SecurityCode } from './SecurityCode.tsx';
import { SessionList } from './SessionList.tsx';

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
