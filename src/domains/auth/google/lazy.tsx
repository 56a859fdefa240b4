import { Skeleton } from '@livery/design-system';
import { lazily } from '../../../lib/lazily.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import { AuthPage } from '../screens/AuthPage.tsx';

// What one brand alone needs comes to that one's people alone.

/** Without its code the other ways to log in are shown; it is loaded when the network is back. */
export const LazyGoogleButton = lazily(() => import('./GoogleButton.tsx'), 'GoogleButton', {
  fallback: (
    <div aria-busy="true">
      <Skeleton shape="field" />
    </div>
  ),
  failed: () => null,
});

export const LazyGoogleCallback = lazily(() => import('./GoogleCallback.tsx'), 'GoogleCallback', {
  failed: (retry) => <PageFailure retry={retry} level={1} />,
});

export const LazyGoogleRegistration = lazily(() => import('./GoogleRegistration.tsx'), 'GoogleRegistration', {
  failed: (retry, { pictures }) => (
    <AuthPage pictures={pictures} back="/login">
      <PageFailure retry={retry} level={1} />
    </AuthPage>
  ),
});
