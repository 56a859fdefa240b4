import { Box } from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { useText } from '../../../lib/intl/useText.ts';
import { QrPanel } from './QrPanel.tsx';

/** A phone shows its code when it is asked to: most people hold the device that scans. */
export function QrSheet({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Sheet open onClose={onClose} title={text('login.by_qr')} closeLabel={text('login.close')}>
      <Box padY="lg">
        <QrPanel layout="under" />
      </Box>
    </Sheet>
  );
}
