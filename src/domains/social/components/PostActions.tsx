import { ActionButton, CardActions } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { PostModel } from '../post.model.ts';
import { type PostButton, usePostButtons } from './usePostButtons.ts';
import { useShareSheet } from './useShareSheet.tsx';

export interface PostActionsProps {
  post: PostModel;
  onComment: () => void;
}

const TONES = { like: 'like', comment: undefined, collect: 'keep', share: undefined } as const;

function RowAction({ name, count, ...rest }: PostButton) {
  const isShare = name === 'share';
  return <ActionButton {...rest} tone={TONES[name]} count={isShare ? undefined : count} end={isShare} />;
}

/** Like, comment, collect; share at the end of the row. */
export const PostActions = observer(function PostActions({ post, onComment }: PostActionsProps) {
  const share = useShareSheet(post);
  const buttons = usePostButtons(post, { onComment, onShare: share.open });
  return (
    <CardActions>
      {buttons.map((button) => (
        <RowAction key={button.name} {...button} />
      ))}
      {share.sheet}
    </CardActions>
  );
});
