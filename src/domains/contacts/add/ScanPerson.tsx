import { Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CodeScanner } from '../../../lib/camera/CodeScanner.tsx';
import { PictureCode } from '../../../lib/camera/PictureCode.tsx';
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
  const [problem, setProblem] = useState<MessageId>();
  const follow = (words: string) => {
    const read = readScannedCode(words, location.origin);
    if (read.kind === 'invite') return onInvite(read.code);
    if (read.kind === 'none' || read.kind === 'elsewhere') return setProblem(`friends.scan.${read.kind}`);
    if (read.kind === 'person' && read.id === users.id) return setProblem('friends.scan.self');
    onClose();
    navigate(read.kind === 'group' ? joinPath(read.code) : `/guest-page/${read.id}`);
  };
  const readPicture = (words: string | undefined) => {
    setProblem(undefined);
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
      <PictureCode label={text('friends.scan.picture')} onRead={readPicture} />
    </Stack>
  );
});
