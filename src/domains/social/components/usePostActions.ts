import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { PromptedAction } from '../../auth/index.ts';
import type { PostModel } from '../post.model.ts';

/** What a person does with a post; whoever has no account is asked to log in first. */
export const usePostActions = (post: PostModel) => {
  const text = useText();
  const { social, loginPrompt, toasts } = useStores();
  const from = (action: PromptedAction) => ({ from: { person: post.author, action } });
  const url = () => `${location.origin}/posts/${post.id}`;
  const copyLink = async () => {
    const copied = await navigator.clipboard?.writeText(url()).then(
      () => true,
      () => false,
    );
    toasts.show({ id: copied ? 'post.share.copied' : 'post.share.failed' }, copied ? 'success' : 'error');
  };
  const canShare = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  const share = async () => {
    if (!canShare()) return copyLink();
    await navigator.share({ title: post.caption || text('post.title'), url: url() }).catch(() => undefined);
  };
  return {
    /** Whether the device has a way of its own; otherwise sharing copies the link. */
    get canShare() {
      return canShare();
    },
    copyLink: () => void copyLink(),
    like: () => loginPrompt.require(() => void social.posts.toggleLike(post), from('like')),
    collect: () => loginPrompt.require(() => void social.posts.toggleCollect(post), from('collect')),
    follow: () => loginPrompt.require(() => void social.follows.toggle(post.author.id), from('follow')),
    share: () => void share(),
    /** In a chat, once somebody is signed in. */
    send: (open: () => void) => loginPrompt.require(open, from('send')),
  };
};
