import { useStores } from '../../../lib/stores/stores.ts';
import type { PromptedAction } from '../../auth/index.ts';
import type { PostModel } from '../post.model.ts';

/** What a person does with a post; whoever has no account is asked to log in first. */
export const usePostActions = (post: PostModel) => {
  const { social, loginPrompt } = useStores();
  const from = (action: PromptedAction) => ({ from: { person: post.author, action } });
  return {
    like: () => loginPrompt.require(() => void social.posts.toggleLike(post), from('like')),
    collect: () => loginPrompt.require(() => void social.posts.toggleCollect(post), from('collect')),
    follow: () => loginPrompt.require(() => void social.follows.toggle(post.author.id), from('follow')),
    /** In a chat, once somebody is signed in. */
    send: (open: () => void) => loginPrompt.require(open, from('send')),
  };
};
