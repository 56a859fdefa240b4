import { Alert } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import type { Wallet } from '../wallet.ts';

/** Where the account is not what the server signed: what that means for whoever has it. */
export const ReadOnlyNotice = observer(function ReadOnlyNotice({ wallet }: { wallet: Wallet }) {
  const text = useText();
  return (
    wallet.balance.value?.sign_valid === false && <Alert tone="danger">{text('wallet.read_only')}</Alert>
  );
});
