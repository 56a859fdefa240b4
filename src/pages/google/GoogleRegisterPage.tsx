import { observer } from 'mobx-react-lite';
import { LazyGoogleRegistration } from '../../domains/auth/index.ts';
import { useBrand } from '../../domains/brand/index.ts';
import { useShowcase } from '../../domains/social/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';

/** Registration of somebody whom Google knows and we do not (product.md section 2). */
export const GoogleRegisterPage = observer(function GoogleRegisterPage() {
  const text = useText();
  usePageTitle(useBrand().title, text('page.google'));
  return <LazyGoogleRegistration pictures={useShowcase()} />;
});
