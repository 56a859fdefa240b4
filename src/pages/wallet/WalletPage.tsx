import {
  AppBar,
  BackIcon,
  Box,
  IconButton,
  Only,
  PageScaffold,
  Stack,
  WalletHead,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useBrand } from '../../domains/brand/index.ts';
import {
  ActivityCard,
  BalanceCard,
  MonthCard,
  MonthSums,
  QuickActions,
  ReadOnlyNotice,
  SaveStatement,
  type Wallet,
} from '../../domains/wallet/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { PageFailure } from '../../lib/PageFailure.tsx';
import { useBack } from '../../lib/router/useBack.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { WalletSkeleton } from './WalletSkeleton.tsx';

/** Points with what can be done, and what moved them. */
const Filled = observer(function Filled({ wallet }: { wallet: Wallet }) {
  useEffect(() => {
    wallet.balance.open();
    wallet.activity.open();
  }, [wallet]);
  return (
    <Stack gap="gap">
      <WalletHead>
        <BalanceCard wallet={wallet} />
        <MonthSums wallet={wallet} />
        <QuickActions />
      </WalletHead>
      <ReadOnlyNotice wallet={wallet} />
      <ActivityCard wallet={wallet} />
    </Stack>
  );
});

/** The points of the person at the screen. */
export const WalletPage = observer(function WalletPage() {
  const text = useText();
  const { domains, users } = useStores();
  const back = useBack('/my-page');
  const { title, places } = useBrand();
  usePageTitle(title, text('page.wallet'));
  // A place of the bar has nothing before it.
  const isTop = places.tops.includes('/wallet');
  const loaded = useLoaded(domains.store('wallet'), users.me !== undefined);
  return (
    <PageScaffold
      bar={
        <AppBar
          start={
            !isTop && (
              <Only on="phone">
                <IconButton icon={BackIcon} label={text('nav.back')} onClick={back} />
              </Only>
            )
          }
          title={text('page.wallet')}
          titleSize={isTop ? 'page' : 'bar'}
          titleAlign={isTop ? 'start' : 'centerOnPhone'}
          end={
            loaded.status === 'ready' && (
              <Only on="belowDesktop">
                <SaveStatement wallet={loaded.value} look="icon" />
              </Only>
            )
          }
        />
      }
      aside={{
        label: text('wallet.in_and_out'),
        content: loaded.status === 'ready' && <MonthCard wallet={loaded.value} />,
      }}
    >
      <Box padX="feedInset" padY="sm">
        {loaded.status === 'ready' ? (
          <Filled wallet={loaded.value} />
        ) : loaded.status === 'failed' ? (
          <PageFailure retry={loaded.retry} />
        ) : (
          <WalletSkeleton />
        )}
      </Box>
    </PageScaffold>
  );
});
