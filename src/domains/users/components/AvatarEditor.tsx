import type { User } from '@livery/contract';
import { Avatar, Button, CameraIcon, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ChangeEvent, useRef, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { readPicture } from '../avatar.ts';
import type { ProfileForm } from '../profile-form.store.ts';

const AvatarCrop = lazily(() => import('./AvatarCrop.tsx'), 'AvatarCrop', { failed: overlayFailed });

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/*';

/** The picture, and the way to another one. */
export const AvatarEditor = observer(function AvatarEditor({ me, form }: { me: User; form: ProfileForm }) {
  const text = useText();
  const { toasts } = useStores();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const read = await readPicture(file);
    if (read) setPicture(read);
    else toasts.show({ id: 'edit.avatar.unreadable' }, 'error');
  };
  const close = () => {
    picture?.close();
    setPicture(undefined);
  };
  return (
    <Stack gap="md" align="center" padY="md">
      <Avatar size="xl" name={me.nickname} src={me.avatar} />
      <Button tone="soft" icon={CameraIcon} onClick={() => input.current?.click()}>
        {text('edit.avatar')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PICTURES}
        hidden
        aria-label={text('edit.avatar')}
        onChange={(event) => void choose(event)}
      />
      {picture && <AvatarCrop picture={picture} form={form} onClose={close} />}
    </Stack>
  );
});
