import { Card, CardBody, CardMedia } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import type { PostModel } from '../post.model.ts';
import { PostActions } from './PostActions.tsx';
import { PostHead } from './PostHead.tsx';
import { PostMedia } from './PostMedia.tsx';
import { PostQuote } from './PostQuote.tsx';
import { PostWords } from './PostWords.tsx';

export interface PostCardProps {
  post: PostModel;
  /** In the first screen. */
  eager?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A post in a list. */
export const PostCard = observer(function PostCard({ post, eager = false, ref }: PostCardProps) {
  const text = useText();
  const navigate = useNavigate();
  const href = `/posts/${post.id}`;
  return (
    <Card
      as="article"
      feed
      ref={ref}
      id={`post-${post.id}`}
      aria-label={text('post.by', { name: post.authorName })}
    >
      <PostHead post={post} />
      {post.media.length > 0 ? (
        <>
          {(post.description || post.hashtags.length > 0) && (
            <CardBody>
              <PostWords post={post} href={href} />
            </CardBody>
          )}
          <PostMedia post={post} eager={eager} onOpen={() => navigate(href)} />
        </>
      ) : (
        <CardMedia>
          <PostQuote post={post} href={href} />
        </CardMedia>
      )}
      <PostActions post={post} onComment={() => navigate(`${href}#comments`)} />
    </Card>
  );
});
