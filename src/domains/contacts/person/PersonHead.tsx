import type { PersonDetails } from '@livery/contract';
import { Avatar, CopyIcon, Heading, IconButton, Inline, Stack, Tag, Text } from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { useCopy } from '../../../lib/useShareLink.ts';
import { isCancelled, useNameOf } from '../../users/index.ts';

const AvatarViewer = lazily(() => import('./AvatarViewer.tsx'), 'AvatarViewer', { failed: overlayFailed });

/** The picture, which opens large, under whose names somebody goes, and their ID. */
export function PersonHead({ person }: { person: PersonDetails }) {
  const text = useText();
  const nameOf = useNameOf();
  const copy = useCopy();
  const [viewer, setViewer] = useState<'never' | 'open' | 'closed'>('never');
  const name = nameOf(person);
  return (
    <Inline gap="lg">
      <button
        type="button"
        aria-label={text('person.avatar', { name })}
        disabled={person.avatar === ''}
        onClick={() => setViewer('open')}
        className="rounded-full"
      >
        <Avatar size="xl" name={person.nickname} src={person.avatar} />
      </button>
      <Stack grow>
        <Heading level={2} size="heading" lines={2}>
          {name}
        </Heading>
        {name !== person.nickname && (
          <Text size="footnote" tone="secondary">
            {text('person.own_name', { name: person.nickname })}
          </Text>
        )}
        <Inline gap="xxs">
          <Text size="footnote" tone="tertiary">
            {text('person.id', { id: person.username })}
          </Text>
          <IconButton
            icon={CopyIcon}
            tone="subtle"
            label={text('person.id.copy')}
            onClick={() => void copy(person.username, 'person.id.copied')}
          />
        </Inline>
        {isCancelled(person) && (
          <Inline>
            <Tag>{text('person.cancelled')}</Tag>
          </Inline>
        )}
      </Stack>
      {viewer !== 'never' && (
        <AvatarViewer
          name={name}
          src={person.avatar}
          open={viewer === 'open'}
          onClose={() => setViewer('closed')}
        />
      )}
    </Inline>
  );
}
