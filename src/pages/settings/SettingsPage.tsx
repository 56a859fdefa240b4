import { AppBar, BackIcon, IconButtonLink, PageScaffold, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LazyAccountDialog, parseAccountDialog, SETTINGS } from '../../domains/account/index.ts';
import { useBrand } from '../../domains/brand/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { AboutSection } from './AboutSection.tsx';
import { AccountSection } from './AccountSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { LogOut } from './LogOut.tsx';
import { NotifySection } from './NotifySection.tsx';
import { PrivacySection } from './PrivacySection.tsx';

/** The dialog that the address names; a guest is asked to log in and comes back to it. */
const Dialog = observer(function Dialog() {
  const query = useQuery();
  const navigate = useNavigate();
  const { users, loginPrompt } = useStores();
  const dialog = parseAccountDialog(query);
  const isAsked = dialog !== undefined && !users.isSignedIn;
  useEffect(() => {
    if (isAsked) loginPrompt.ask();
  }, [isAsked, loginPrompt]);
  if (!dialog || !users.me) return null;
  return (
    <LazyAccountDialog
      key={dialog}
      dialog={dialog}
      me={users.me}
      onClose={() => navigate(SETTINGS, { replace: true })}
    />
  );
});

/** The account's settings, notifications, privacy, language and appearance, and what this is. */
export const SettingsPage = observer(function SettingsPage() {
  const text = useText();
  const { users } = useStores();
  usePageTitle(useBrand().title, text('page.profile'));
  return (
    <PageScaffold
      bar={
        <AppBar
          start={<IconButtonLink icon={BackIcon} label={text('nav.back')} href="/my-page" />}
          title={text('page.profile')}
        />
      }
    >
      {/* Headings begin where the rows of their cards do. */}
      <div className="pad-card">
        <Stack padX="feedInset" gap="sm">
          {users.isSignedIn && <AccountSection me={users.me} />}
          {users.isSignedIn && <NotifySection />}
          {users.isSignedIn && <PrivacySection />}
          <AppearanceSection />
          <AboutSection />
          {users.isSignedIn && <LogOut />}
        </Stack>
      </div>
      <Dialog />
    </PageScaffold>
  );
});
