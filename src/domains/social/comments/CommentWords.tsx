import { Link, Text } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { useNameOf } from '../../users/index.ts';
import { Called } from './Called.tsx';
import type { CommentModel } from './comment.model.ts';

/** What a comment says: whom it replies to, and those whom it calls, as links to them. */
export function CommentWords({ comment }: { comment: CommentModel }) {
  const text = useText();
  const nameOf = useNameOf();
  const { replyTo } = comment;
  return (
    <Text as="p" wrap="pre">
      {replyTo && (
        <span className="text-secondary">
          <Link tone="plain" href={`/guest-page/${replyTo.id}`}>
            {text('comments.reply.name', { name: nameOf(replyTo) })}
          </Link>{' '}
        </span>
      )}
      <Called text={comment.text} mentions={comment.mentions} />
    </Text>
  );
}
