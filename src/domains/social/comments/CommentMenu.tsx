import { lazyMenu } from '../../../lib/menu/lazy-menu.tsx';
import { CommentMore } from './CommentMore.tsx';

/** What else can be done with a comment. */
export const CommentMenu = lazyMenu(() => import('./OpenCommentMenu.tsx'), 'OpenCommentMenu', {
  trigger: CommentMore,
});
