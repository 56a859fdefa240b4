import { BalanceHeroSkeleton, Card, LedgerRowSkeleton, List, Stack, WalletHead } from '@livery/design-system';
import { useText } from '../../lib/intl/useText.ts';

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Until the code of points has come. */
export function WalletSkeleton() {
  const text = useText();
  return (
    <Stack gap="gap">
      <WalletHead>
        <BalanceHeroSkeleton label={text('wallet.loading')} />
      </WalletHead>
      <Card>
        <List label={text('wallet.loading')} busy>
          {PLACES.map((key) => (
            <LedgerRowSkeleton key={key} />
          ))}
        </List>
      </Card>
    </Stack>
  );
}
