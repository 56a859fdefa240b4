import type { MouseEventHandler, ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/index.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { listRuleStyles, quietStyles } from './List.variants.ts';
import { RowElement, type RowTarget } from './RowElement.tsx';
import { RowStrip, type SwipeAction } from './RowStrip.tsx';

export type ListRowProps = RowTarget & {
  icon?: IconGlyph;
  title: ReactNode;
  /** Quiet words under the title. */
  detail?: ReactNode;
  /** At the end: a value, a tag, a switch. */
  value?: ReactNode;
  tone?: 'default' | 'danger';
  selected?: boolean;
  disabled?: boolean;
  onClick?: MouseEventHandler;
  /** Behind the row: a swipe or ArrowRight brings them. Offer them elsewhere too, in a menu or on the page. */
  swipe?: readonly SwipeAction[];
};

/**
 * A line of settings or facts: drawing, words, value; a link gets a chevron. ArrowRight goes to its swipe actions,
 * ArrowLeft back. A person or a conversation is a `PersonRow`.
 */
export function ListRow({ icon, title, detail, value, tone = 'default', swipe, ...target }: ListRowProps) {
  const quiet = quietStyles({ selected: target.selected });
  return (
    <li className="group/row relative">
      <RowStrip actions={swipe}>
        <RowElement {...target} size="row" tone={tone}>
          <span aria-hidden className={listRuleStyles({ start: icon ? 'icon' : 'text' })} />
          {icon && (
            <span className={tone === 'danger' ? '' : 'text-secondary'}>
              <Icon of={icon} />
            </span>
          )}
          <span className="min-w-0 flex-1 leading-snug">
            <span className="block truncate">{title}</span>
            {detail && <span className={`block truncate text-caption ${quiet}`}>{detail}</span>}
          </span>
          {value && (
            <span className={`flex shrink-0 items-center gap-1.5 text-footnote whitespace-nowrap ${quiet}`}>
              {value}
            </span>
          )}
          {target.href && (
            <span className="text-tertiary">
              <Icon of={ChevronRightIcon} size="sm" />
            </span>
          )}
        </RowElement>
      </RowStrip>
    </li>
  );
}
