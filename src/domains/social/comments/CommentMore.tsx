import { Icon, MoreIcon } from '@livery/design-system';
import type { ComponentProps } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import type { CommentModel } from './comment.model.ts';
import type { CommentsStore } from './comments.store.ts';

export interface CommentMenuProps {
  comments: CommentsStore;
  comment: CommentModel;
}

/** The button of a comment's menu; props as a menu gives them to what opens it. */
export function CommentMore(props: ComponentProps<'button'>) {
  const text = useText();
  return (
    <button
      {...props}
      type="button"
      aria-label={text('comments.menu')}
      className="relative rounded-sm text-tertiary after:absolute after:-inset-3.5 hover:text-primary"
    >
      <Icon of={MoreIcon} size="sm" />
    </button>
  );
}
