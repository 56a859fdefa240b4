import type { PersonDetails } from '@livery/contract';
import {
  Avatar,
  CopyIcon,
  IconButton,
  Inline,
  ProfileHead,
  type ProfileHeadProps,
  Tag,
  Text,
} from '@livery/design-system';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { useCopy } from '../../../lib/useShareLink.ts';
import { isCancelled, useNameOf } from '../../users/index.ts';

const AvatarViewer = lazily(() => import('./AvatarViewer.tsx'), 'AvatarViewer', { failed: overlayFailed });

/** Their ID, which others need to find them, and a name of their own where one calls them otherwise. */
function Detail({ person, name, notes, followsMe }: Omit<PersonHeadProps, 'actions'> & { name: string }) {
  const text = useText();
  const copy = useCopy();
  return (
    <>
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
        {followsMe && <Tag>{text('person.follows_me')}</Tag>}
      </Inline>
      {notes}
      {isCancelled(person) && (
        <Inline>
          <Tag>{text('person.cancelled')}</Tag>
        </Inline>
      )}
    </>
  );
}

interface PersonHeadProps extends Pick<ProfileHeadProps, 'bio' | 'counts' | 'actions' | 'children'> {
  person: PersonDetails;
  /** What I noted about them. */
  notes: ReactNode;
  followsMe: boolean;
}

/** The picture, which opens large, under whose names somebody goes, their ID, and what one does with them. */
export function PersonHead({ person, notes, followsMe, ...rest }: PersonHeadProps) {
  const text = useText();
  const nameOf = useNameOf();
  const [viewer, setViewer] = useState<'never' | 'open' | 'closed'>('never');
  const name = nameOf(person);
  return (
    <>
      <ProfileHead
        avatar={
          <button
            type="button"
            aria-label={text('person.avatar', { name })}
            disabled={person.avatar === ''}
            onClick={() => setViewer('open')}
            className="block rounded-avatar-xl"
          >
            <Avatar size="xl" name={person.nickname} src={person.avatar} />
          </button>
        }
        name={name}
        detail={<Detail person={person} name={name} notes={notes} followsMe={followsMe} />}
        {...rest}
      />
      {viewer !== 'never' && (
        <AvatarViewer
          name={name}
          src={person.avatar}
          open={viewer === 'open'}
          onClose={() => setViewer('closed')}
        />
      )}
    </>
  );
}
