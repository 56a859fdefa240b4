import type { MouseEventHandler, ReactNode } from 'react';
import { CheckIcon, ChevronRightIcon } from '../../icons/index.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { listRuleStyles, subtleStyles } from './List.variants.ts';
import { RowElement, type RowTarget } from './RowElement.tsx';
import { RowStrip, type SwipeAction } from './RowStrip.tsx';

export type ListRowProps = RowTarget & {
  icon?: IconGlyph;
  /** Two or three letters in place of a drawing: the code of a country. */
  letters?: string;
  title: ReactNode;
  /** Secondary words under the title. */
  detail?: ReactNode;
  /** At the end: a value, a tag, a switch. */
  value?: ReactNode;
  tone?: 'default' | 'danger';
  /** The place that is open, or the choice that is made: that one has a check mark. */
  selected?: boolean;
  disabled?: boolean;
  onClick?: MouseEventHandler;
  /** Leads to another screen though it is no link: has a link's chevron. */
  leads?: boolean;
  /** Behind the row: a swipe or ArrowRight reveals them. Offer them elsewhere too, in a menu or on the page. */
  swipe?: readonly SwipeAction[];
};

/**
 * A line of settings or facts: drawing, words, value; a link gets a chevron. ArrowRight goes to its swipe actions,
 * ArrowLeft back. A person or a conversation is a `PersonRow`.
 */
export function ListRow({
  icon,
  letters,
  title,
  detail,
  value,
  tone = 'default',
  leads = false,
  swipe,
  ...target
}: ListRowProps) {
  const subtle = subtleStyles({ selected: target.selected });
  return (
    <li className="group/row relative">
      <RowStrip actions={swipe}>
        <RowElement {...target} size="row" tone={tone}>
          <span aria-hidden className={listRuleStyles({ start: icon || letters ? 'icon' : 'text' })} />
          {icon && (
            <span className={tone === 'danger' ? '' : 'text-secondary'}>
              <Icon of={icon} />
            </span>
          )}
          {letters && (
            <span aria-hidden className="w-6 shrink-0 text-center text-caption font-medium text-tertiary">
              {letters}
            </span>
          )}
          <span className="min-w-0 flex-1 leading-snug">
            <span className="block truncate">{title}</span>
            {detail && <span className={`line-clamp-2 text-caption ${subtle}`}>{detail}</span>}
          </span>
          {value && (
            <span className={`flex shrink-0 items-center gap-1.5 text-footnote whitespace-nowrap ${subtle}`}>
              {value}
            </span>
          )}
          {target.selected && !target.href && (
            <span className="text-accent">
              <Icon of={CheckIcon} size="sm" />
            </span>
          )}
          {(leads || target.href) && (
            <span className="text-tertiary">
              <Icon of={ChevronRightIcon} size="sm" />
            </span>
          )}
        </RowElement>
      </RowStrip>
    </li>
  );
}
