import { Button, ImageIcon, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { CodeScanner } from '../../../lib/camera/CodeScanner.tsx';
import { canReadCodes, readCodeIn } from '../../../lib/camera/code-reader.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { joinPath } from '../../../lib/join-link.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { readScannedCode } from './person-link.ts';

export interface ScanPersonProps {
  onClose: () => void;
  /** What was read is somebody's invite code. */
  onInvite: (code: string) => void;
}

/** Reads the code of a person or a group with the camera, or out of a picture, and goes there. */
export const ScanPerson = observer(function ScanPerson({ onClose, onInvite }: ScanPersonProps) {
  const text = useText();
  const navigate = useNavigate();
  const { users } = useStores();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<MessageId>();
  const [canRead, setCanRead] = useState(false);
  useEffect(() => void canReadCodes().then(setCanRead), []);
  const follow = (words: string) => {
    const read = readScannedCode(words, location.origin);
    if (read.kind === 'invite') return onInvite(read.code);
    if (read.kind === 'none' || read.kind === 'elsewhere') return setProblem(`friends.scan.${read.kind}`);
    if (read.kind === 'person' && read.id === users.id) return setProblem('friends.scan.self');
    onClose();
    navigate(read.kind === 'group' ? joinPath(read.code) : `/guest-page/${read.id}`);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    const words = await readCodeIn(file);
    if (words === undefined) setProblem('friends.scan.no_code');
    else follow(words);
  };
  return (
    <Stack gap="lg" padX="page" padY="md">
      <CodeScanner
        cameraLabel={text('friends.scan.camera')}
        words={{
          starting: text('friends.scan.starting'),
          running: text('friends.scan.lead'),
          denied: text('friends.scan.denied'),
          none: text('friends.scan.no_camera'),
        }}
        problem={problem && text(problem)}
        onRead={follow}
      />
      {canRead && (
        <Button icon={ImageIcon} block onClick={() => input.current?.click()}>
          {text('friends.scan.picture')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={text('friends.scan.picture')}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Stack>
  );
});
