import { Button, Card, fromScreen, QrCodeIcon, Stack, Text } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { useMedia } from '../../../lib/useMedia.ts';

/** One way in of several: where it did not come, few words are enough. */
function NoPanel({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <Stack gap="md" align="center" role="alert">
      <Text as="p" size="footnote" tone="secondary" align="center">
        {text('error.no_connection')}
      </Text>
      <Button size="sm" onClick={onRetry}>
        {text('app.offline.retry')}
      </Button>
    </Stack>
  );
}

const QrPanel = lazily(() => import('./QrPanel.tsx'), 'QrPanel', {
  // As large as the code, so that the ways beside it stay where they are when it comes.
  fallback: ({ layout }) => <div className={layout === 'beside' ? 'size-40' : 'size-50'} />,
  failed: (retry) => <NoPanel onRetry={retry} />,
});
const QrSheet = lazily(() => import('./QrSheet.tsx'), 'QrSheet', { failed: overlayFailed });

/** Login by QR code: a code beside the other ways on a wide screen, a button for it on a phone. */
export function QrEntry() {
  const text = useText();
  const isWide = useMedia(fromScreen('tablet'));
  const isRoomy = useMedia('(min-width: 1024px)');
  const [isOpen, setOpen] = useState(false);
  if (isWide)
    return (
      <Card as="section" pad="panel" edge="roomy" aria-label={text('login.by_qr')}>
        <QrPanel layout={isRoomy ? 'beside' : 'under'} />
      </Card>
    );
  return (
    <>
      <Button tone="ghost" block icon={QrCodeIcon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('login.by_qr')}
      </Button>
      {isOpen && <QrSheet onClose={() => setOpen(false)} />}
    </>
  );
}
