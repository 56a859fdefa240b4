import type { Message } from '@livery/contract';
import type { Fragment, Fragments } from './fragments.ts';
import { PAGE } from './room-history.ts';
import type { Reader } from './room-rows.model.ts';
import {
  cutEnd,
  cutStart,
  FOLLOWED_ROWS,
  type RoomWindow,
  WINDOW_ROWS,
  windowOf,
  withAfter,
  withBefore,
} from './room-window.ts';

/** A window over what is known of a conversation, as one reader sees it. */
export interface Shown {
  window: RoomWindow;
  known: Fragments<Message>;
  reader: Reader;
}

/** A page longer at one end, and cut at the other; undefined when that page is not known. */
export const extendedWindow = (
  { window, known, reader }: Shown,
  end: 'older' | 'newer',
): RoomWindow | undefined => {
  const page = end === 'older' ? known.before(window.from, PAGE) : known.after(window.to, PAGE);
  const longer = page && (end === 'older' ? withBefore : withAfter)(window, page, reader);
  if (!longer) return undefined;
  return end === 'newer' ? cutStart(longer, reader) : cutEnd(longer);
};

/**
 * With what followed the newest message that it shows. While that is followed, beyond a gap too; else what is being
 * read stays.
 */
export const advancedWindow = ({ window, known, reader }: Shown, isFollowed: boolean): RoomWindow => {
  const arrived = known.after(window.to, Number.POSITIVE_INFINITY);
  if (arrived && (isFollowed || window.rows.length < WINDOW_ROWS)) {
    const longer = withAfter(window, arrived, reader);
    return isFollowed ? cutStart(longer, reader, FOLLOWED_ROWS) : cutEnd(longer);
  }
  const newest = arrived || !isFollowed ? undefined : known.newest(PAGE);
  return newest ? windowOf(newest, reader) : window;
};

/** A message with a page on each side, as far as that is known. */
export const pagesAround = (known: Fragments<Message>, seq: number): Fragment<Message> => {
  const from = known.before(seq, PAGE)?.from ?? seq;
  const to = known.after(seq, PAGE)?.to ?? seq;
  return known.slice({ from, to });
};
