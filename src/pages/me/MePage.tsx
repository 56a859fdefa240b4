import {
  AppBar,
  Avatar,
  Button,
  Card,
  EmptyState,
  IconButtonLink,
  List,
  ListRow,
  PageScaffold,
  PersonRow,
  SettingsIcon,
  StarIcon,
  UsersIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useBrand } from '../../domains/brand/index.ts';
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

const Profile = observer(function Profile() {
  const text = useText();
  const { me } = useStores().users;
  if (!me) return null;
  return (
    <div className="flex flex-col gap-gap px-feed-inset-min pt-2">
      <Card>
        <List label={text('page.me')}>
          <PersonRow
            media={<Avatar size="lg" name={me.nickname} src={me.avatar_thumbnail} />}
            title={me.nickname}
            detail={`ID ${me.username}`}
          />
        </List>
      </Card>
      <Card>
        <List label={text('page.profile')}>
          <ListRow href="/friends" icon={UsersIcon} title={text('page.friends')} />
          <ListRow href="/home/follow" icon={StarIcon} title={text('feed.tabs.follow')} />
          <ListRow href="/profile" icon={SettingsIcon} title={text('page.profile')} />
        </List>
      </Card>
    </div>
  );
});

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
      {users.isSignedIn ? <Profile /> : <ForGuest />}
    </PageScaffold>
  );
});
