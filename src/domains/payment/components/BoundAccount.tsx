import type { Binding } from '@livery/contract';
import { Icon, Inline, LockIcon } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';

/** The account at wellpay, and whether it can still be another. */
export function BoundAccount({ binding }: { binding: Pick<Binding, 'address' | 'locked'> }) {
  const text = useText();
  return (
    <Inline gap="xs" justify="end">
      {text('payment.account', { address: binding.address })}
      {binding.locked && (
        <span role="img" aria-label={text('payment.locked')}>
          <Icon of={LockIcon} size="xs" />
        </span>
      )}
    </Inline>
  );
}
