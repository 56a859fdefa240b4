import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { type TagTone, tagStyles } from './Tag.variants.ts';

/**
 * A state in one or two words: pending, administrator. A count is a `Badge`; what can be pressed is a `Chip`.
 */
export function Tag({ tone, children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={tagStyles({ tone })}>{children}</span>;
}

/** A short fact over a picture: length of a clip, place in a set. */
export function MediaTag({ icon, children }: { icon?: IconGlyph; children: ReactNode }) {
  return (
    <span className="inline-flex h-6.5 items-center gap-1 rounded-chip bg-media-control px-2 text-caption leading-none font-medium text-media tabular-nums">
      {icon && <Icon of={icon} size="xs" />}
      {children}
    </span>
  );
}
