import type { Media } from '@livery/contract';
import { saveAddress } from '../../lib/save-file.ts';
import type { PostModel } from './post.model.ts';

/** Saves a picture or the clip of a post to the device, under the name of its author. */
export const saveMedia = ({ id, author }: PostModel, { url }: Media): void => {
  const [, ending = ''] = /(\.[a-z0-9]+)(?:[?#]|$)/i.exec(url) ?? [];
  saveAddress(url, `${author.username}-${id}${ending}`);
};
