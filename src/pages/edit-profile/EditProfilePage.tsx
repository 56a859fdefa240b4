import type { User } from '@livery/contract';
import {
  AppBar,
  BackIcon,
  Button,
  Card,
  EmptyState,
  IconButtonLink,
  ListHeading,
  PageScaffold,
  Skeleton,
  Stack,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useBrand } from '../../domains/brand/index.ts';
import { AvatarEditor, NicknameForm, NotifySettings, ProfileForm } from '../../domains/users/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';

function ForGuest() {
  const text = useText();
  const { gate } = useStores();
  return (
    <EmptyState
      drawing="people"
      title={text('soon.account.title')}
      text={text('soon.account.text')}
      action={
        <Button tone="primary" onClick={() => gate.ask()}>
          {text('soon.account.action')}
        </Button>
      }
    />
  );
}

const Profile = observer(function Profile({ me }: { me: User }) {
  const text = useText();
  const { users, toasts, profile } = useStores();
  const [form] = useState(() => new ProfileForm({ api: profile, users, toasts }, me));
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
});

/** The profile in its final geometry. */
function ProfileSkeleton() {
  return (
    <Stack gap="lg" align="center" padY="md" aria-busy>
      <Skeleton shape="avatarLg" />
      <Skeleton shape="title" width="md" />
    </Stack>
  );
}

/** Avatar, nickname, and how notifications come. */
export const EditProfilePage = observer(function EditProfilePage() {
  const text = useText();
  const { users } = useStores();
  usePageTitle(useBrand().title, text('page.edit_profile'));
  return (
    <PageScaffold
      bar={
        <AppBar
          start={<IconButtonLink icon={BackIcon} label={text('nav.back')} href="/my-page" />}
          title={text('page.edit_profile')}
        />
      }
    >
      {!users.isSignedIn && <ForGuest />}
      {users.isSignedIn && (users.me ? <Profile key={users.me.id} me={users.me} /> : <ProfileSkeleton />)}
    </PageScaffold>
  );
});
