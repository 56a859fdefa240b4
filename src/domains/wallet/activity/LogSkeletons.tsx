import { LedgerRowSkeleton, List } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The log on its way, in its final geometry. */
export function LogSkeletons() {
  const text = useText();
  return (
    <List label={text('wallet.loading')} busy>
      {PLACES.map((key) => (
        <LedgerRowSkeleton key={key} />
      ))}
    </List>
  );
}
