import type { User } from '@livery/contract';
import { Card, Stack } from '@livery/design-system';
import { useState } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';
import { ProfileForm } from '../profile-form.store.ts';
import { AvatarEditor } from './AvatarEditor.tsx';
import { ProfileFields } from './ProfileFields.tsx';

/** Avatar, nickname and bio. */
export function ProfileEditor({ me }: { me: User }) {
  const { http, users, toasts } = useStores();
  const [form] = useState(() => new ProfileForm({ http, users, toasts }, me));
  return (
    <Stack padX="feedInset" gap="sm">
      <AvatarEditor me={me} form={form} />
      <Card pad="panel" edge="roomy">
        <ProfileFields form={form} />
      </Card>
    </Stack>
  );
}
