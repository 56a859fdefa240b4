import {
  AppBar,
  Button,
  EmptyState,
  IconButtonLink,
  PageScaffold,
  SettingsIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useBrand } from '../../domains/brand/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { OwnProfile } from './OwnProfile.tsx';

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

/** The person at the screen. */
export const MePage = observer(function MePage() {
  const text = useText();
  const { users } = useStores();
  usePageTitle(useBrand().title, text('page.me'));
  return (
    <PageScaffold
      bar={
        <AppBar
          title={text('page.me')}
          titleSize="page"
          end={<IconButtonLink icon={SettingsIcon} label={text('page.profile')} href="/profile" />}
        />
      }
    >
      {users.isSignedIn ? <OwnProfile /> : <ForGuest />}
    </PageScaffold>
  );
});
