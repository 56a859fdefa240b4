import type { Comment } from '@livery/contract';
import { Avatar, HeartIcon, Icon, Link, Tag, Text } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { counted, shortNumber } from '../../../lib/text/number.ts';
import { useAgeText } from '../../../lib/text/useAgeText.ts';
import { useNameOf } from '../../users/index.ts';

/** Who, what and when; the author of the post is marked. */
export function CommentItem({ comment, isAuthor }: { comment: Comment; isAuthor: boolean }) {
  const text = useText();
  const nameOf = useNameOf();
  const age = useAgeText();
  const { author } = comment;
  return (
    <li className="flex gap-2.5">
      <Avatar size="sm" name={author.nickname} src={author.avatar_thumbnail} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1.5 text-footnote leading-snug text-secondary">
          <Link tone="plain" href={`/guest-page/${author.id}`}>
            {nameOf(author)}
          </Link>
          {isAuthor && <Tag tone="accent">{text('comments.author')}</Tag>}
        </div>
        <Text as="p" wrap="pre">
          {comment.text}
        </Text>
        <div className="text-caption leading-body text-tertiary">{age(comment.create_at)}</div>
      </div>
      <div className="flex w-9 shrink-0 flex-col items-center gap-0.5 pt-1 text-micro leading-none text-tertiary tabular-nums">
        <Icon of={HeartIcon} size="md" />
        <span aria-hidden>{shortNumber(comment.like_count)}</span>
        <span className="sr-only">{text('post.likes', counted(comment.like_count))}</span>
      </div>
    </li>
  );
}
