import { Alert, Button, ButtonLink, Stack } from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { agentName } from '../../../lib/text/agent.ts';
import { passcodeInHash } from '../../auth/index.ts';
import { accountPath } from '../account-route.ts';
import type { Closable } from '../Closable.ts';
import { CameraScan } from './CameraScan.tsx';
import { QrScan } from './qr-scan.store.ts';
import { ScanQuestion } from './ScanQuestion.tsx';

/** Takes the passcode out of the address: whoever comes back to the page scans anew. */
const useLinkedPasscode = (scan: QrScan): void => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const passcode = passcodeInHash(hash);
    if (!passcode) return;
    navigate(accountPath('scan'), { replace: true });
    void scan.scan(passcode);
  }, [hash, navigate, scan]);
};

const ScanStep = observer(function ScanStep({ scan, onClose }: Closable & { scan: QrScan }): ReactNode {
  const text = useText();
  const words = useWords();
  const { state } = scan;
  switch (state.status) {
    case 'reading':
      return <CameraScan problem={state.problem} onRead={(text) => scan.read(text, location.origin)} />;
    case 'asking':
      return <ScanQuestion browser={undefined} deciding={undefined} onDecide={() => undefined} />;
    case 'scanned':
      return (
        <ScanQuestion
          browser={state.browser}
          deciding={state.deciding}
          onDecide={(accept) => void scan.decide(accept)}
        />
      );
    case 'accepted':
      return (
        <Stack gap="lg">
          <Alert tone="success">
            {text('qr.accepted', { device: agentName(state.browser.agent) ?? text('sessions.unknown') })}
          </Alert>
          <ButtonLink block href={accountPath('sessions')}>
            {text('sessions.title')}
          </ButtonLink>
          <Button tone="primary" size="lg" block onClick={onClose}>
            {text('qr.done')}
          </Button>
        </Stack>
      );
    case 'refused':
      return (
        <Stack gap="lg">
          <Alert tone="info">{text('qr.refused_here')}</Alert>
          <Button tone="primary" size="lg" block onClick={onClose}>
            {text('qr.done')}
          </Button>
        </Stack>
      );
    case 'failed':
      return (
        <Stack gap="lg">
          <Alert tone="danger">{words(state.problem)}</Alert>
          <Button tone="primary" size="lg" block onClick={() => scan.again()}>
            {text('qr.scan.again')}
          </Button>
        </Stack>
      );
  }
});

/** Approves the login of another browser: scan its code, see which browser it is, accept or cancel. */
export const ScanDialog = observer(function ScanDialog({ onClose }: Closable) {
  const text = useText();
  const { http } = useStores();
  const [scan] = useState(() => new QrScan(http));
  useLinkedPasscode(scan);
  return (
    <Sheet open onClose={onClose} title={text('qr.scan.title')} closeLabel={text('login.close')}>
      <ScanStep scan={scan} onClose={onClose} />
    </Sheet>
  );
});
