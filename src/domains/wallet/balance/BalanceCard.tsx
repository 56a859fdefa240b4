import {
  BalanceHero,
  BalanceHeroSkeleton,
  EyeIcon,
  EyeOffIcon,
  Icon,
  IconButton,
  ShieldIcon,
  WarningIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useBrand } from '../../brand/index.ts';
import type { Wallet } from '../wallet.ts';
import { BalanceFailure } from './BalanceFailure.tsx';

/** Whether the account is what the server signed. */
function Verified({ isValid }: { isValid: boolean }) {
  const text = useText();
  return (
    <>
      <Icon of={isValid ? ShieldIcon : WarningIcon} size="xs" />
      {text(isValid ? 'wallet.verified' : 'wallet.not_verified')}
    </>
  );
}

/** What somebody has, what of it is free, and whether the ledger vouches for it. */
export const BalanceCard = observer(function BalanceCard({ wallet }: { wallet: Wallet }) {
  const text = useText();
  const { locale } = useLanguage();
  const { users } = useStores();
  const { iconUrl } = useBrand();
  const { amounts, balance } = wallet;
  const { value, state } = balance;
  if (state.status === 'failed') return <BalanceFailure error={state.error} onRetry={() => balance.open()} />;
  if (!value) return <BalanceHeroSkeleton label={text('wallet.loading')} />;
  const masked = amounts.areHidden ? text('wallet.masked') : undefined;
  return (
    <BalanceHero
      label={text('wallet.balance')}
      locale={locale}
      available={{ label: text('wallet.available'), points: value.available }}
      held={{ label: text('wallet.held'), points: value.held }}
      masked={masked}
      holder={users.me?.nickname}
      mark={iconUrl}
      beside={
        <IconButton
          tone="inherit"
          icon={amounts.areHidden ? EyeOffIcon : EyeIcon}
          label={text(amounts.areHidden ? 'wallet.show' : 'wallet.hide')}
          onClick={() => amounts.toggle()}
        />
      }
      end={<Verified isValid={value.sign_valid} />}
      {...(value.pending > 0 && {
        pending: { label: text('wallet.on_the_way'), points: value.pending },
      })}
    />
  );
});
