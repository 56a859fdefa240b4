import { Suspense } from 'react';
import { lazily } from '../../../../lib/lazily.ts';
import type { AccountDialogProps } from './AccountDialog.tsx';

const AccountDialog = lazily(() => import('./AccountDialog.tsx'), 'AccountDialog');

/** The dialogs' code comes with the first of them. */
export function LaterAccountDialog(props: AccountDialogProps) {
  return (
    <Suspense>
      <AccountDialog {...props} />
    </Suspense>
  );
}
