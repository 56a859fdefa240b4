import type { Author } from '@livery/contract';
import { Avatar, List, ListHeading, PersonRow } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { counted } from '../../../lib/text/number.ts';
import { useNameOf } from '../../users/index.ts';
import { FollowButton } from '../components/FollowButton.tsx';
import type { SuggestedAuthor } from './suggested-authors.ts';

const Row = observer(function Row({ author, likes }: { author: Author; likes: number }) {
  const text = useText();
  const name = useNameOf()(author);
  return (
    <PersonRow
      href={`/guest-page/${author.id}`}
      media={<Avatar size="md" name={name} src={author.avatar_thumbnail} />}
      title={name}
      detail={text('feed.suggested.likes', counted(likes))}
      action={<FollowButton author={author} name={name} always />}
    />
  );
});

/** People whom one may follow at once. */
export function SuggestedPeople({ authors }: { authors: readonly SuggestedAuthor[] }) {
  const text = useText();
  const heading = useId();
  if (authors.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <ListHeading id={heading}>{text('feed.suggested')}</ListHeading>
      <List labelledBy={heading}>
        {authors.map(({ author, likes }) => (
          <Row key={author.id} author={author} likes={likes} />
        ))}
      </List>
    </section>
  );
}
