import { LIMITS, type User } from '@livery/contract';
import { Avatar, Button, CameraIcon, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import type { ProfileForm } from '../profile-form.store.ts';
import { PictureField } from './PictureField.tsx';

const WORDS = {
  title: 'edit.avatar.crop',
  window: 'edit.avatar.window',
  use: 'edit.avatar.use',
} as const;

/** The picture, and the way to another one. */
export const AvatarEditor = observer(function AvatarEditor({ me, form }: { me: User; form: ProfileForm }) {
  const text = useText();
  return (
    <Stack gap="md" align="center" padY="md">
      <Avatar size="xl" name={me.nickname} src={me.avatar} />
      <PictureField
        label={text('edit.avatar')}
        pixels={LIMITS.avatarPixels}
        words={WORDS}
        onUse={(picture) => form.uploadAvatar(picture)}
      >
        {(choose) => (
          <Button tone="soft" icon={CameraIcon} onClick={choose}>
            {text('edit.avatar')}
          </Button>
        )}
      </PictureField>
    </Stack>
  );
});
