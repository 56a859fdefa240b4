import { runInAction } from 'mobx';
import type { RoomHistory } from './room-history.ts';
import type { RoomView } from './room-view.store.ts';
import type { Unread } from './unread-line.ts';

interface Searched {
  history: RoomHistory;
  view: RoomView;
}

/** Reads to where the unread messages begin and shows it, unless somebody has begun to read, or has left. Never rejects. */
export const showUnreadIn = async ({ history, view }: Searched, unread: Unread): Promise<void> => {
  const mayShow = () => view.isFollowed && !view.target;
  const show = () => mayShow() && view.showUnread(unread);
  runInAction(() => {
    show();
    view.setEntering(false);
    if (mayShow()) view.seek(unread);
  });
  if (view.sought !== unread) return;
  await history.readFrom(unread, (message) => view.isNews(message));
  runInAction(() => {
    if (view.sought !== unread) return;
    view.seek(undefined);
    show();
  });
};
