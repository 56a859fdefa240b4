import type { MessageId } from './intl/ids.ts';

const CONTENT_SHAPES = ['lines', 'panels', 'person', 'ranks', 'rows', 'tiles'] as const;
export type ContentShape = (typeof CONTENT_SHAPES)[number];

interface ScreenPlaceholder {
  shape: ContentShape;
  /** The title of its bar, a text of the first screen; a skeleton of one without. */
  title?: MessageId;
  /** Where its bar leads back to; a main place has none. */
  back?: string;
}

/** `isFront`: with the drawing above it on a phone. */
interface AuthPlaceholder {
  shape: 'auth';
  isFront?: true;
  back?: string;
}

/** What stands in a page's place while its code is on its way: its bar, and a skeleton in its shape. */
export type PlaceholderShape =
  | ScreenPlaceholder
  | AuthPlaceholder
  | { shape: 'conversations'; title?: MessageId; back?: string }
  | { shape: 'room' };
