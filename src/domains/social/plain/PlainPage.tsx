import type { Comment } from '@livery/contract';
import { ButtonLink, EmptyState, Link, Text } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import type { PostModel } from '../post.model.ts';
import { PlainFrame } from './PlainFrame.tsx';
import { PlainPost } from './PlainPost.tsx';

interface PlainPageProps {
  /** Absent: there is none, or not for everybody. */
  post: PostModel | undefined;
  comments: readonly Comment[];
}

/** The page of a post where no scripts run. */
export function PlainPage({ post, comments }: PlainPageProps) {
  const text = useText();
  return (
    <PlainFrame>
      {post ? (
        <div className="flex flex-col gap-gap px-feed-inset pt-2 pb-6">
          <PlainPost post={post} comments={comments} />
          <Text as="p" align="center">
            <Link href="/">{text('post.gone.action')}</Link>
          </Text>
        </div>
      ) : (
        <EmptyState
          drawing="pictures"
          level={1}
          title={text('post.gone.title')}
          text={text('post.gone.text')}
          action={
            <ButtonLink tone="primary" href="/">
              {text('post.gone.action')}
            </ButtonLink>
          }
        />
      )}
    </PlainFrame>
  );
}
