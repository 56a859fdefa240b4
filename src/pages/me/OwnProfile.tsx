import type { User } from '@livery/contract';
import {
  Avatar,
  ButtonLink,
  Card,
  CopyIcon,
  EditIcon,
  Heading,
  IconButton,
  Inline,
  List,
  ListRow,
  SettingsIcon,
  Stack,
  StarIcon,
  Text,
  UsersIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { HeadSkeleton } from '../placeholder/HeadSkeleton.tsx';
import { LogOut } from './LogOut.tsx';

/** The account ID, which others need to find this person, with a button that copies it. */
const AccountId = observer(function AccountId({ username }: { username: string }) {
  const text = useText();
  const { toasts } = useStores();
  const copy = () =>
    navigator.clipboard.writeText(username).then(
      () => toasts.show({ id: 'me.id.copied' }, 'success'),
      () => toasts.show({ id: 'me.id.copy_failed' }, 'error'),
    );
  return (
    <Inline gap="xxs">
      <Text size="footnote" tone="tertiary">
        {text('person.id', { id: username })}
      </Text>
      <IconButton icon={CopyIcon} label={text('me.id.copy')} tone="subtle" onClick={() => void copy()} />
    </Inline>
  );
});

function Head({ me }: { me: User }) {
  const text = useText();
  return (
    <Inline gap="lg">
      <Avatar size="xl" name={me.nickname} src={me.avatar} />
      <Stack grow>
        <Heading level={2} size="heading" lines={2}>
          {me.nickname}
        </Heading>
        <AccountId username={me.username} />
        <Inline>
          <ButtonLink tone="line" size="sm" icon={EditIcon} href="/edit-profile">
            {text('page.edit_profile')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Inline>
  );
}

/** Who I am, where my things are, and the way out. */
export const OwnProfile = observer(function OwnProfile() {
  const text = useText();
  const { me } = useStores().users;
  return (
    <Stack gap="gap" padX="feedInset" padY="md">
      <Card pad="panel" aria-busy={!me}>
        {me ? <Head me={me} /> : <HeadSkeleton />}
      </Card>
      <Card>
        <List label={text('page.me')}>
          <ListRow href="/friends" icon={UsersIcon} title={text('page.friends')} />
          <ListRow href="/home/follow" icon={StarIcon} title={text('feed.tabs.follow')} />
          <ListRow href="/profile" icon={SettingsIcon} title={text('page.profile')} />
        </List>
      </Card>
      <Card>
        <List label={text('me.session')}>
          <LogOut />
        </List>
      </Card>
    </Stack>
  );
});
