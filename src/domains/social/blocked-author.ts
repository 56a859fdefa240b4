import { type EventMap, FollowRelation } from '@livery/contract';
import { runInAction } from 'mobx';
import { hiddenPeople } from './hidden-people.ts';
import { keptLists } from './kept-lists.ts';
import { listsAtHand } from './lists-at-hand.ts';
import type { SocialStore } from './social.store.ts';

/** Takes the posts and comments of somebody who was blocked out of the lists that are loaded; the block has ended the following, too. */
export const receiveBlock = (social: SocialStore, { user_id, on }: EventMap['block.changed']): void => {
  runInAction(() => {
    if (on) hideAuthor(social, user_id);
    else hiddenPeople.delete(user_id);
  });
};

const hideAuthor = (social: SocialStore, userId: string): void => {
  hiddenPeople.add(userId);
  for (const feed of new Set([...listsAtHand(social), ...keptLists(social)])) {
    for (const { id, author } of feed.list) {
      if (author.id !== userId) continue;
      social.follows.upsert({ ...author, is_followed: FollowRelation.NOT_FOLLOWING }, performance.now());
      feed.remove(id);
    }
  }
  const { chartHead } = social;
  social.chartHead = { ...chartHead, list: chartHead.list.filter(({ author }) => author.id !== userId) };
};
