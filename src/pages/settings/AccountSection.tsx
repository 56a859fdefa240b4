import type { User } from '@livery/contract';
import {
  Card,
  List,
  ListHeading,
  ListRow,
  LockIcon,
  ScanIcon,
  ShieldIcon,
  SmartphoneIcon,
  TrashIcon,
  UserIcon,
  WalletIcon,
} from '@livery/design-system';
import { accountPath } from '../../domains/account/index.ts';
import { FIRST_PASSWORD } from '../../domains/auth/index.ts';
import { useText } from '../../lib/intl/useText.ts';

/** Security and password: the account, its two passwords, its points, where it is signed in, and the way out for good. */
export function AccountSection({ me }: { me: User | undefined }) {
  const text = useText();
  const set = (isSet: boolean | undefined) =>
    isSet === undefined ? undefined : text(isSet ? 'account.set' : 'account.not_set');
  return (
    <section aria-labelledby="settings-account">
      <ListHeading id="settings-account">{text('account.section')}</ListHeading>
      <Card>
        <List labelledBy="settings-account">
          <ListRow icon={UserIcon} title={text('account.title')} href={accountPath('account')} />
          <ListRow
            icon={LockIcon}
            title={text('account.password')}
            value={set(me?.has_password)}
            href={me?.has_password === false ? FIRST_PASSWORD : accountPath('password')}
          />
          <ListRow
            icon={ShieldIcon}
            title={text('security.title')}
            value={set(me?.has_security_code)}
            href={accountPath('security')}
          />
          <ListRow icon={WalletIcon} title={text('account.points')} href="/wallet" />
          <ListRow icon={SmartphoneIcon} title={text('sessions.title')} href={accountPath('sessions')} />
          <ListRow icon={ScanIcon} title={text('qr.scan.title')} href={accountPath('scan')} />
          <ListRow
            icon={TrashIcon}
            title={text('account.delete')}
            tone="danger"
            href={accountPath('delete')}
          />
        </List>
      </Card>
    </section>
  );
}
