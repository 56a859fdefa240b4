import type { ReactNode } from 'react';
import { listRuleStyles, subtleStyles } from './List.variants.ts';
import { RowElement, type RowTarget } from './RowElement.tsx';
import { RowStrip, type SwipeAction } from './RowStrip.tsx';

export type PersonRowProps = RowTarget & {
  /** A large `Avatar`. */
  media: ReactNode;
  title: ReactNode;
  /** Second line: last message, ID, signature. */
  detail?: ReactNode;
  /** End of the first line: time. */
  meta?: ReactNode;
  /** End of the second line: a `Badge`, a subtle icon. */
  badge?: ReactNode;
  /** A small picture of what it is about; a part of the row's own target. */
  end?: ReactNode;
  /** A button beside the row's own target. */
  action?: ReactNode;
  /** Behind the row: a swipe or ArrowRight reveals them. Offer them elsewhere too, in a menu or on the page. */
  swipe?: readonly SwipeAction[];
};

/**
 * A person or a conversation: picture, two lines, time and count. ArrowRight goes to its swipe actions, ArrowLeft
 * back.
 */
export function PersonRow(props: PersonRowProps) {
  const { media, title, detail, meta, badge, end, action, swipe, ...target } = props;
  return (
    <li className="part-row group/row relative mx-list-inset flex items-center">
      <span aria-hidden className={listRuleStyles({ start: 'person' })} />
      <RowStrip actions={swipe}>
        <RowElement {...target} size="person">
          {media}
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline gap-2">
              <span className="min-w-0 flex-1 truncate text-lead leading-snug font-strong text-primary">
                {title}
              </span>
              {meta && (
                <span
                  className={`shrink-0 text-caption leading-snug tabular-nums ${subtleStyles({ selected: target.selected })}`}
                >
                  {meta}
                </span>
              )}
            </span>
            {(detail || badge) && (
              <span className="mt-0.5 flex min-h-5 items-center gap-2 text-footnote leading-body text-secondary">
                <span className="min-w-0 flex-1 truncate">{detail}</span>
                {badge}
              </span>
            )}
          </span>
          {end && <span className="size-avatar-md shrink-0">{end}</span>}
        </RowElement>
      </RowStrip>
      {action && <span className="shrink-0 pe-row-pad">{action}</span>}
    </li>
  );
}
