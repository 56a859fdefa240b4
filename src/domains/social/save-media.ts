import type { Media } from '@livery/contract';
import { saveAddress } from '../../lib/save-file.ts';
import type { PostModel } from './post.model.ts';

/** Milliseconds between two files: browsers lose those that come at once. */
const APART = 300;

/** Saves a picture or the clip of a post to the device, under the name of its author. */
export const saveMedia = ({ id, author, media }: PostModel, saved: Media): void => {
  const [, ending = ''] = /(\.[a-z0-9]+)(?:[?#]|$)/i.exec(saved.url) ?? [];
  const place = media.length > 1 ? `-${media.findIndex(({ url }) => url === saved.url) + 1}` : '';
  saveAddress(saved.url, `${author.username}-${id}${place}${ending}`);
};

/** How all media of a post are saved; undefined where there are none, or their author does not allow it. */
export const savingOf = (post: PostModel) => {
  const { media, permissions, isReady } = post;
  if (!permissions.allow_save || !isReady || media.length === 0) return undefined;
  return {
    words: media.length > 1 ? 'post.more.save_all' : 'post.more.save',
    save: () => {
      for (const [index, one] of media.entries()) setTimeout(() => saveMedia(post, one), index * APART);
    },
  } as const;
};
