import { IconButtonLink, Only, SettingsIcon, WalletIcon } from '@livery/design-system';
import { BellLink } from '../../domains/notifications/index.ts';
import { useText } from '../../lib/intl/useText.ts';

/** From one's own page to what happened, where no rail leads there, to one's points and to the settings. */
export function MeWays() {
  const text = useText();
  return (
    <>
      <Only on="phone">
        <BellLink />
      </Only>
      <IconButtonLink icon={WalletIcon} label={text('page.wallet')} href="/wallet" />
      <IconButtonLink icon={SettingsIcon} label={text('page.profile')} href="/profile" />
    </>
  );
}
