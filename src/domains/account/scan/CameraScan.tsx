import { Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { CodeScanner } from '../../../lib/camera/CodeScanner.tsx';
import { PastedCode } from '../../../lib/camera/PastedCode.tsx';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

/** Reads the code of a waiting browser: with the camera where the browser can, by the link that it copies everywhere. */
export const CameraScan = observer(function CameraScan({
  problem,
  onRead,
}: {
  problem: Words | undefined;
  onRead: (value: string) => void;
}) {
  const text = useText();
  const words = useWords();
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
      <PastedCode
        label={text('qr.scan.paste')}
        hint={text('qr.scan.paste.hint')}
        longest={300}
        submitLabel={text('qr.scan.read')}
        problem={problem ? words(problem) : null}
        onRead={onRead}
      />
    </Stack>
  );
});
