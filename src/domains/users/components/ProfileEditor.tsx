import type { User } from '@livery/contract';
import { Card, ListHeading, Stack } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { ProfileForm } from '../profile-form.store.ts';
import { AvatarEditor } from './AvatarEditor.tsx';
import { NicknameForm } from './NicknameForm.tsx';
import { NotifySettings } from './NotifySettings.tsx';

/** Avatar, nickname, and how notifications come. */
export function ProfileEditor({ me }: { me: User }) {
  const text = useText();
  const { http, users, toasts } = useStores();
  const [form] = useState(() => new ProfileForm({ http, users, toasts }, me));
  return (
    <Stack padX="feedInset" gap="sm">
      <AvatarEditor me={me} form={form} />
      <Card pad="panel" edge="roomy">
        <NicknameForm form={form} />
      </Card>
      <section aria-labelledby="edit-notify">
        <ListHeading id="edit-notify">{text('edit.notify.section')}</ListHeading>
        <Card>
          <NotifySettings me={me} form={form} labelledBy="edit-notify" />
        </Card>
      </section>
    </Stack>
  );
}
