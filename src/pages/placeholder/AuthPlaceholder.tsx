import { AppBar, AuthScaffold, BackIcon, IconButtonLink, Skeleton, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';

interface AuthPlaceholderProps {
  isFront?: true;
  back?: string;
  children?: ReactNode;
}

function FormSkeleton() {
  return (
    <Stack gap="xl" aria-busy>
      <Stack gap="sm">
        <Skeleton shape="title" width="md" />
        <Skeleton width="lg" />
      </Stack>
      <Stack gap="md">
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </Stack>
    </Stack>
  );
}

/** Who is signed in comes to a password from their settings (`accountPath`). */
const ACCOUNT = '/profile?dialogVisible=account';

/** A page before the application: the ground of its drawing, the way back, a form. */
export const AuthPlaceholder = observer(function AuthPlaceholder({
  isFront,
  back,
  children,
}: AuthPlaceholderProps) {
  const text = useText();
  const { isSignedIn } = useStores().users;
  return (
    <AuthScaffold
      // The drawing itself comes with the page.
      art={<i />}
      artOn={isFront ? 'everywhere' : 'wide'}
      bar={
        back && (
          <AppBar
            start={
              <IconButtonLink icon={BackIcon} label={text('nav.back')} href={isSignedIn ? ACCOUNT : back} />
            }
            center={null}
          />
        )
      }
    >
      {children || <FormSkeleton />}
    </AuthScaffold>
  );
});
