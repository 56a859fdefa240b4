import { Alert } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { useMomentText } from '../useMomentText.ts';

/** Why nothing can leave now. */
export type Hindrance = { kind: 'read_only' } | { kind: 'closed' } | { kind: 'wait'; until: string };

/** What stands in the way, and until when. */
export function ProviderNotice({ hindrance }: { hindrance: Hindrance }) {
  const text = useText();
  const moment = useMomentText();
  switch (hindrance.kind) {
    case 'read_only':
      return <Alert tone="danger">{text('payment.read_only')}</Alert>;
    case 'closed':
      return <Alert tone="info">{text('payment.closed')}</Alert>;
    case 'wait':
      return <Alert tone="warning">{text('payment.wait', { time: moment(hindrance.until) })}</Alert>;
  }
}
