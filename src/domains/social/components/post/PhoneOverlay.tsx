import {
  Avatar,
  CommentIcon,
  HeartIcon,
  Icon,
  Link,
  PlusIcon,
  ShareIcon,
  StageAction,
  StarIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { shortNumber } from '../../../../lib/text/number.ts';
import type { PostModel } from '../../post.model.ts';
import { PostWords } from '../PostWords.tsx';
import { usePostActions } from '../usePostActions.ts';

const AuthorButton = observer(function AuthorButton({ post }: { post: PostModel }) {
  const text = useText();
  const { follows } = useStores().social;
  const act = usePostActions(post);
  const { author } = post;
  const canFollow = follows.canFollow(author) && !follows.isFollowing(author.id);
  return (
    <span className="relative mb-3.5 block rounded-full border-2 border-current">
      <Avatar size="lg" name={author.nickname} src={author.avatar_thumbnail} />
      {canFollow && (
        <button
          type="button"
          aria-label={text('feed.follow.label', { name: author.nickname })}
          onClick={act.follow}
          className="absolute -bottom-2.5 left-1/2 grid size-5.5 -translate-x-1/2 place-items-center rounded-full bg-accent text-on-accent after:absolute after:-inset-3"
        >
          <Icon of={PlusIcon} size="xs" />
        </button>
      )}
    </span>
  );
});

/** The column at the side of a phone's stage. */
export const StageSide = observer(function StageSide({
  post,
  onComment,
}: {
  post: PostModel;
  onComment: () => void;
}) {
  const text = useText();
  const act = usePostActions(post);
  const likes = shortNumber(post.likeCount);
  const comments = shortNumber(post.counts.comment);
  const collections = shortNumber(post.collectCount);
  return (
    <>
      <AuthorButton post={post} />
      <StageAction
        icon={HeartIcon}
        tone="like"
        label={text('post.like', { count: likes })}
        count={likes}
        pressed={post.like.isOn}
        onClick={act.like}
      />
      <StageAction
        icon={CommentIcon}
        label={text('post.comment', { count: comments })}
        count={comments}
        onClick={onComment}
      />
      <StageAction
        icon={StarIcon}
        label={text('post.collect', { count: collections })}
        count={collections}
        pressed={post.collect.isOn}
        onClick={act.collect}
      />
      <StageAction
        icon={ShareIcon}
        label={text('post.share')}
        count={shortNumber(post.counts.share)}
        onClick={act.share}
      />
    </>
  );
});

/** Name and words over the foot of a phone's stage. */
export function StageCaption({ post }: { post: PostModel }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-title font-strong">
        <Link tone="plain" href={`/guest-page/${post.author.id}`}>
          {post.author.nickname}
        </Link>
      </span>
      <PostWords post={post} tone="media" />
    </div>
  );
}
