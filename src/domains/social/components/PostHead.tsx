import { Avatar, CardHeader, Link } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useAgeText } from '../../../lib/text/useAgeText.ts';
import type { PostModel } from '../post.model.ts';
import { FollowButton } from './FollowButton.tsx';
import { PostMenu } from './PostMenu.tsx';

export interface PostHeadProps {
  post: PostModel;
  /** `page`: the head of the post's own page. */
  variant?: 'card' | 'page';
}

/** Who, when and where. */
export const PostHead = observer(function PostHead({ post, variant = 'card' }: PostHeadProps) {
  const age = useAgeText();
  const { author } = post;
  const isPage = variant === 'page';
  return (
    <CardHeader
      media={<Avatar name={author.nickname} src={author.avatar_thumbnail || author.avatar} />}
      title={
        <Link tone="area" href={`/guest-page/${author.id}`}>
          {post.authorName}
        </Link>
      }
      detail={[age(post.createAt), post.place].filter(Boolean).join(' · ')}
      actions={
        <FollowButton
          author={author}
          name={post.authorName}
          tone={isPage ? 'primary' : 'soft'}
          always={isPage}
        />
      }
      menu={<PostMenu post={post} />}
    />
  );
});
