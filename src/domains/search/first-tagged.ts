import type { BootData } from '@livery/contract';
import { bootInPage } from '../brand/index.ts';
import type { HashtagOrder } from './search.api.ts';

let isTaken = false;

/** The posts that came with the HTML of a hashtag's address, for a guest: once, since later they are old. */
export const takeFirstTagged = (name: string, order: HashtagOrder): BootData['tagged'] => {
  if (isTaken) return undefined;
  isTaken = true;
  const tagged = bootInPage()?.tagged;
  return tagged?.hashtag === name && tagged.order === order ? tagged : undefined;
};
