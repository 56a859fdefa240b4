import { AppBar, BackIcon, IconButtonLink, PageScaffold, Skeleton, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useBrand } from '../../domains/brand/index.ts';
import { LazyProfileEditor } from '../../domains/users/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** The profile in its final geometry. */
function ProfileSkeleton() {
  return (
    <Stack gap="lg" align="center" padY="md" aria-busy>
      <Skeleton shape="avatarLg" />
      <Skeleton shape="title" width="md" />
    </Stack>
  );
}

const Content = observer(function Content(): ReactNode {
  const { me } = useStores().users;
  if (!me) return <ProfileSkeleton />;
  return <LazyProfileEditor key={me.id} me={me} />;
});

/** Avatar, nickname, and how notifications come. */
export const EditProfilePage = observer(function EditProfilePage() {
  const text = useText();
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
      <Content />
    </PageScaffold>
  );
});
