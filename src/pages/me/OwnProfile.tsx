import type { User } from '@livery/contract';
import {
  Avatar,
  Button,
  ButtonLink,
  CopyIcon,
  EditIcon,
  IconButton,
  Inline,
  ProfileHead,
  ShareIcon,
  Stack,
  Text,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { PersonSkeleton, useAuthor, useAuthorCounts } from '../../domains/contacts/index.ts';
import { LazyAuthorTabs } from '../../domains/social/index.ts';
import { DomainOverlay } from '../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { useCopy } from '../../lib/useShareLink.ts';

/** The account ID, which others need to find this person, with a button that copies it. */
function AccountId({ username }: { username: string }) {
  const text = useText();
  const copy = useCopy();
  return (
    <Inline gap="xxs">
      <Text size="footnote" tone="tertiary">
        {text('person.id', { id: username })}
      </Text>
      <IconButton
        icon={CopyIcon}
        label={text('person.id.copy')}
        tone="subtle"
        onClick={() => void copy(username, 'person.id.copied')}
      />
    </Inline>
  );
}

const Own = observer(function Own({ me }: { me: User }) {
  const text = useText();
  const { state } = useAuthor(me.id);
  const overlay = useDomainOverlay();
  const counts = useAuthorCounts(state, (name) => overlay.open({ name, of: me.id }));
  return (
    <>
      <ProfileHead
        avatar={<Avatar size="xl" name={me.nickname} src={me.avatar} />}
        name={me.nickname}
        detail={<AccountId username={me.username} />}
        bio={me.bio}
        counts={counts}
        actions={
          <>
            <ButtonLink tone="primary" icon={EditIcon} href="/edit-profile">
              {text('page.edit_profile')}
            </ButtonLink>
            <Button icon={ShareIcon} onClick={() => overlay.open({ name: 'contacts/add', of: 'code' })}>
              {text('me.share')}
            </Button>
          </>
        }
      />
      <LazyAuthorTabs id={me.id} isOwn />
      {overlay.props && (
        <DomainOverlay key={`${overlay.props.name} ${overlay.props.of}`} {...overlay.props} />
      )}
    </>
  );
});

/** Who I am, and what I have shared. */
export const OwnProfile = observer(function OwnProfile() {
  const { me } = useStores().users;
  return (
    <Stack gap="gap" padX="feedInset" padY="md">
      {me ? <Own key={me.id} me={me} /> : <PersonSkeleton />}
    </Stack>
  );
});
