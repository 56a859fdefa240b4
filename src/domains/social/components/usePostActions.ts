import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { PostModel } from '../post.model.ts';

/** What a person does with a post; whoever has no account is asked to log in first. */
export const usePostActions = (post: PostModel) => {
  const text = useText();
  const { social, loginPrompt, toasts } = useStores();
  const prompt = { person: post.author };
  const share = async () => {
    const url = `${location.origin}/posts/${post.id}`;
    const isSmall = matchMedia('(pointer: coarse)').matches;
    if (isSmall && navigator.share) {
      await navigator.share({ title: post.caption || text('post.title'), url }).catch(() => undefined);
      return;
    }
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    toasts.show({ id: copied ? 'post.share.copied' : 'post.share.failed' }, copied ? 'success' : 'error');
  };
  return {
    like: () => loginPrompt.require(() => void social.posts.toggleLike(post), prompt),
    collect: () => loginPrompt.require(() => void social.posts.toggleCollect(post), prompt),
    follow: () => loginPrompt.require(() => void social.follows.toggle(post.author.id), prompt),
    share: () => void share(),
  };
};
