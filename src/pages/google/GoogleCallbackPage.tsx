import { observer } from 'mobx-react-lite';
import { AuthPage, LazyGoogleCallback } from '../../domains/auth/index.ts';
import { useBrand } from '../../domains/brand/index.ts';
import { useShowcase } from '../../domains/social/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';

/** Where Google sends people back to. */
export const GoogleCallbackPage = observer(function GoogleCallbackPage() {
  const text = useText();
  usePageTitle(useBrand().title, text('page.google'));
  return (
    <AuthPage pictures={useShowcase()} isFront>
      <LazyGoogleCallback />
    </AuthPage>
  );
});
