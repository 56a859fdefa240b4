import { Button, Stack, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { CodeScanner } from '../../../lib/camera/CodeScanner.tsx';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

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
  return (
    <Stack gap="lg">
      <CodeScanner
        cameraLabel={text('qr.scan.camera')}
        words={{
          starting: text('qr.scan.starting'),
          running: text('qr.scan.lead'),
          denied: text('qr.scan.denied'),
          none: text('qr.scan.no_camera'),
        }}
        onRead={onRead}
      />
      <Paste problem={problem} onRead={onRead} />
    </Stack>
  );
});
