import {
  QuickActions as Actions,
  Card,
  LinkIcon,
  List,
  ListRow,
  LockIcon,
  QuickAction,
  ScanIcon,
  WithdrawIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useBrand } from '../../brand/index.ts';

/** The settings of the security password, over the settings of the account. */
const PASSCODE = '/profile?dialogVisible=security';

/** What can be done with points. Where they cannot be withdrawn there is nothing to pay or to bind either. */
export const QuickActions = observer(function QuickActions() {
  const text = useText();
  const { features } = useBrand();
  if (!features.wallet.withdrawal)
    return (
      <Card>
        <List label={text('wallet.actions')}>
          <ListRow icon={LockIcon} title={text('wallet.passcode')} href={PASSCODE} />
        </List>
      </Card>
    );
  return (
    <Actions label={text('wallet.actions')}>
      <QuickAction icon={WithdrawIcon} label={text('wallet.withdraw')} href="/wallet/withdraw" />
      <QuickAction icon={ScanIcon} label={text('wallet.pay')} href="/wallet/pay" />
      <QuickAction icon={LinkIcon} label={text('wallet.bind')} href="/wallet/bind" />
      <QuickAction icon={LockIcon} label={text('wallet.passcode')} href={PASSCODE} />
    </Actions>
  );
});
