import type { IconGlyph } from '../Icon/Icon.tsx';

/** A place of the application in the rail or the bottom bar. */
export interface NavItem {
  href: string;
  icon: IconGlyph;
  label: string;
  current?: boolean;
  /** A short count, and what it counts ("12 unread"). */
  badge?: { text: string; label: string };
}
