import type { Comment } from '@livery/contract';
import { Avatar, Card, CardBody, CardHeader, CardMedia, Heading, Text } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { counted } from '../../../lib/text/number.ts';
import { useAgeText } from '../../../lib/text/useAgeText.ts';
import { Hashtags } from '../components/PostWords.tsx';
import type { PostModel } from '../post.model.ts';
import { PlainMedia } from './PlainMedia.tsx';

function PlainComment({ comment: { author, text, create_at } }: { comment: Comment }) {
  const age = useAgeText();
  return (
    <li className="flex gap-2.5">
      <Avatar size="sm" name={author.nickname} src={author.avatar_thumbnail} />
      <div className="min-w-0 flex-1">
        <Text as="div" size="footnote" tone="secondary">
          {author.nickname}
        </Text>
        <Text as="p" wrap="pre">
          {text}
        </Text>
        <Text size="caption" tone="tertiary">
          {age(create_at)}
        </Text>
      </div>
    </li>
  );
}

/** A post without anything that runs: who, the words, all its pictures or its clip, the counts, and what people say first. */
export function PlainPost({ post, comments }: { post: PostModel; comments: readonly Comment[] }) {
  const text = useText();
  const age = useAgeText();
  const { author, counts, title, lastTags } = post;
  return (
    <>
      <Card as="article">
        <CardHeader
          media={<Avatar name={author.nickname} src={author.avatar_thumbnail || author.avatar} />}
          title={author.nickname}
          detail={[age(post.createAt), post.place].filter(Boolean).join(' · ')}
        />
        <CardBody>
          {title && (
            <Heading level={1} size="title">
              {title}
            </Heading>
          )}
          <Text as="div" wrap="pre">
            {post.text}
            <Hashtags tags={lastTags} tone="base" />
          </Text>
        </CardBody>
        {post.media.length > 0 && (
          <CardMedia>
            <PlainMedia post={post} />
          </CardMedia>
        )}
        <div className="px-card-pad py-3 text-tertiary">
          {[text('post.likes', counted(counts.like)), text('comments.title', counted(counts.comment))].join(
            ' · ',
          )}
        </div>
      </Card>
      {comments.length > 0 && (
        <Card as="section" pad="panel" aria-label={text('comments.heading')}>
          <Heading level={2} size="lead">
            {text('comments.heading')}
          </Heading>
          <ul className="flex flex-col gap-4 pt-3">
            {comments.map((comment) => (
              <PlainComment key={comment.id} comment={comment} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
