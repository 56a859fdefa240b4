import { Alert, Button, Stack, Text, TextField } from '@livery/design-system';
import { Viewfinder } from '@livery/design-system/qr';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import type { CameraStatus } from '../../../lib/camera/useCodeCamera.ts';
import { useCodeCamera } from '../../../lib/camera/useCodeCamera.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

const LEADS: Record<CameraStatus, MessageId> = {
  starting: 'qr.scan.starting',
  running: 'qr.scan.lead',
  denied: 'qr.scan.denied',
  none: 'qr.scan.no_camera',
};

/** By hand: the link that the waiting browser copies. */
function Paste({ problem, onRead }: { problem: Words | undefined; onRead: (value: string) => void }) {
  const text = useText();
  const words = useWords();
  const [value, setValue] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onRead(value);
  };
  return (
    <Stack as="form" gap="md" onSubmit={handleSubmit}>
      <TextField
        name="link"
        label={text('qr.scan.paste')}
        hint={text('qr.scan.paste.hint')}
        value={value}
        onChange={setValue}
        error={problem ? words(problem) : null}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        enterKeyHint="go"
      />
      <Button type="submit" block>
        {text('qr.scan.read')}
      </Button>
    </Stack>
  );
}

/** Reads the code of a waiting browser: with the camera where the browser can, by hand everywhere. */
export const CameraScan = observer(function CameraScan({
  problem,
  onRead,
}: {
  problem: Words | undefined;
  onRead: (value: string) => void;
}) {
  const text = useText();
  const { status, video } = useCodeCamera(onRead);
  const isOpen = status === 'starting' || status === 'running';
  return (
    <Stack gap="lg">
      {isOpen && <Viewfinder label={text('qr.scan.camera')} video={video} />}
      {isOpen ? (
        <Text as="p" tone="secondary" align="center" wrap="balance">
          {text(LEADS[status])}
        </Text>
      ) : (
        <Alert tone="info">{text(LEADS[status])}</Alert>
      )}
      <Paste problem={problem} onRead={onRead} />
    </Stack>
  );
});
