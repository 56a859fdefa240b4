import {
  Avatar,
  Button,
  Card,
  ChatIcon,
  EmptyState,
  Heading,
  Inline,
  Stack,
  Text,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { ReadFailure } from '../components/ReadFailure.tsx';
import { AuthorCounts } from './AuthorCounts.tsx';
import { FollowToggle } from './FollowToggle.tsx';
import { PersonSkeleton } from './PersonSkeleton.tsx';
import { useAuthor } from './useAuthor.ts';

/** Somebody as a guest sees them: what the feed tells; for the rest one logs in. */
export const GuestPersonView = observer(function GuestPersonView({ id }: { id: string }) {
  const text = useText();
  const { loginPrompt } = useStores();
  const store = useAuthor(id);
  const { state } = store;
  switch (state.status) {
    case 'loading':
      return <PersonSkeleton />;
    case 'gone':
      return <EmptyState drawing="people" title={text('person.gone')} text={text('person.gone.text')} />;
    case 'failed':
      return <ReadFailure title="person.failed" error={state.error} onRetry={() => void store.load()} />;
    case 'ready': {
      const { author, counts } = state;
      return (
        <Card pad="panel">
          <Stack gap="md">
            <Inline gap="lg">
              <Avatar size="xl" name={author.nickname} src={author.avatar} />
              <Stack grow>
                <Heading level={2} size="heading" lines={2}>
                  {author.nickname}
                </Heading>
                <Text size="footnote" tone="tertiary">
                  {text('person.id', { id: author.username })}
                </Text>
              </Stack>
            </Inline>
            <AuthorCounts counts={counts} />
            <Inline gap="md">
              <Button tone="primary" icon={ChatIcon} onClick={() => loginPrompt.ask()}>
                {text('person.message')}
              </Button>
              <FollowToggle author={author} />
            </Inline>
            <Text as="p" size="footnote" tone="secondary">
              {text('person.guest.text')}
            </Text>
          </Stack>
        </Card>
      );
    }
  }
});
