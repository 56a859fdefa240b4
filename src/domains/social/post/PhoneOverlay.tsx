import { Avatar, Icon, PlusIcon, StageAction } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { usePostActions } from '../components/usePostActions.ts';
import { usePostButtons } from '../components/usePostButtons.ts';
import { useShareSheet } from '../components/useShareSheet.tsx';
import type { PostModel } from '../post.model.ts';

const AuthorButton = observer(function AuthorButton({ post }: { post: PostModel }) {
  const text = useText();
  const { follows } = useStores().social;
  const act = usePostActions(post);
  const { author } = post;
  const canFollow = follows.canFollow(author) && !follows.isFollowing(author.id);
  return (
    <span className="relative mb-3.5 block rounded-avatar-ring border-mark border-current">
      <Avatar size="lg" name={author.nickname} src={author.avatar_thumbnail} />
      {canFollow && (
        <button
          type="button"
          aria-label={text('feed.follow.label', { name: post.authorName })}
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
  const share = useShareSheet(post);
  const buttons = usePostButtons(post, { onComment, onShare: share.open });
  return (
    <>
      <AuthorButton post={post} />
      {buttons.map(({ name, ...button }) => (
        <StageAction key={name} {...button} tone={name === 'like' ? 'like' : 'plain'} />
      ))}
      {share.sheet}
    </>
  );
});
