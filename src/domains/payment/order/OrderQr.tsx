import { QrCode } from '@livery/design-system/qr';
import { useText } from '../../../lib/intl/useText.ts';

/** The code of a withdrawal that is on its way. */
export function OrderQr({ code }: { code: string }) {
  const text = useText();
  return <QrCode size="lg" value={code} label={text('payment.order.code')} />;
}
