import { Deletions, UNDO } from '../../../lib/deletions.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import type { CommentModel } from './comment.model.ts';

interface CommentDeletionsPort {
  http: HttpCalls;
  toasts: Pick<ToastStore, 'show' | 'dismiss'>;
  setDeleted: (comment: CommentModel, isDeleted: boolean) => void;
  onFailure: (error: unknown) => void;
}

/** Comments that are being deleted, with the offer to undo that. */
export const commentDeletions = ({ http, toasts, setDeleted, onFailure }: CommentDeletionsPort) =>
  new Deletions<CommentModel>({
    hide: (comment) => setDeleted(comment, true),
    restore: (comment) => setDeleted(comment, false),
    send: async ({ id: cid }, options) => {
      await http.call('DELETE /social/api/comment/:cid', { ...options, params: { cid } });
    },
    offer: (_, run) => {
      const action = { label: 'comments.undo', run, stays: UNDO } as const;
      const key = toasts.show({ id: 'comments.deleted' }, 'plain', action);
      return () => toasts.dismiss(key);
    },
    onFailure,
  });
