import { Avatar, Box, Button, EmptyState, ProfileHead, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { DomainOverlay } from '../../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { ReadFailure } from '../../../lib/ReadFailure.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import type { FollowAction } from './follow-action.ts';
import { PersonSkeleton } from './PersonSkeleton.tsx';
import { useAuthor } from './useAuthor.ts';
import { useAuthorCounts } from './useAuthorCounts.ts';

export interface GuestPersonViewProps {
  id: string;
  follow: FollowAction;
  /** What they show, under who they are. */
  children?: ReactNode;
}

/** Somebody as a guest sees them: what the feed tells; for the rest one logs in. */
export const GuestPersonView = observer(function GuestPersonView({
  id,
  follow,
  children,
}: GuestPersonViewProps) {
  const text = useText();
  const { loginPrompt } = useStores();
  const sheet = useDomainOverlay();
  const store = useAuthor(id);
  const { state } = store;
  const counts = useAuthorCounts(state, (name) => sheet.open({ name, of: id }));
  switch (state.status) {
    case 'loading':
      return <PersonSkeleton />;
    case 'gone':
      return <EmptyState drawing="people" title={text('person.gone')} text={text('person.gone.text')} />;
    case 'failed':
      return <ReadFailure title="person.failed" error={state.error} onRetry={() => void store.load()} />;
    case 'ready': {
      const { author } = state;
      return (
        <>
          <ProfileHead
            avatar={<Avatar size="xl" name={author.nickname} src={author.avatar} />}
            name={author.nickname}
            detail={
              <Text size="footnote" tone="tertiary">
                {text('person.id', { id: author.username })}
              </Text>
            }
            bio={author.bio}
            counts={counts}
            actions={
              <>
                <Button tone="primary" onClick={() => loginPrompt.ask()}>
                  {text('person.message')}
                </Button>
                {follow(author)}
              </>
            }
          >
            <Box padX="gutter">
              <Text as="p" size="footnote" tone="secondary">
                {text('person.guest.text')}
              </Text>
            </Box>
          </ProfileHead>
          {children}
          {sheet.props && <DomainOverlay key={sheet.props.name} {...sheet.props} />}
        </>
      );
    }
  }
});
