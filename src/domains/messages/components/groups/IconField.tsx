import { LIMITS } from '@livery/contract';
import { Avatar, Button, CameraIcon, Stack } from '@livery/design-system';
import { useEffect, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { LazyPictureField } from '../../../users/index.ts';

interface IconFieldProps {
  name: string;
  /** What it has now. */
  src: string;
  /** What was picked before, and not sent yet. */
  picked?: Blob | undefined;
  /** True: it was taken. */
  onUse: (picture: Blob) => Promise<boolean>;
}

/** The picture of a group, and the way to another one. */
export function IconField({ name, src, picked, onUse }: IconFieldProps) {
  const text = useText();
  const [shown, setShown] = useState(() => picked && URL.createObjectURL(picked));
  useEffect(
    () => () => {
      if (shown) URL.revokeObjectURL(shown);
    },
    [shown],
  );
  const use = async (picture: Blob) => {
    const isTaken = await onUse(picture);
    if (isTaken) setShown(URL.createObjectURL(picture));
    return isTaken;
  };
  return (
    <Stack gap="sm" align="center" padY="sm">
      <Avatar size="xl" name={name} src={shown ?? src} />
      <LazyPictureField
        label={text('group.icon')}
        pixels={LIMITS.groupIconPixels}
        words={{ title: 'group.icon.crop', window: 'group.icon.window', use: 'group.icon.use' }}
        onUse={use}
      >
        {(choose) => (
          <Button tone="soft" size="sm" icon={CameraIcon} onClick={choose}>
            {text('group.icon')}
          </Button>
        )}
      </LazyPictureField>
    </Stack>
  );
}
