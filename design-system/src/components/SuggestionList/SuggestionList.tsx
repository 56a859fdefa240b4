import { type ReactNode, useEffect, useRef } from 'react';

export interface Suggestion {
  id: string;
  /** A small `Avatar`. */
  media?: ReactNode;
  title: string;
  detail?: string;
}

export interface SuggestionListProps {
  /** The field points at it by `aria-controls`, and at a row by `aria-activedescendant`: see `suggestionId`. */
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
  /** `over` the line that is written on, or `under` a field of a form. */
  place?: 'over' | 'under';
  /** The one that Enter takes. */
  active: string | undefined;
  onChoose: (id: string) => void;
}

/** The element of one suggestion. */
export const suggestionId = (list: string, id: string): string => `${list}-${id}`;

/**
 * What may be meant by what is being written: in the `header` of a `Composer`, or after a `TextArea`. The focus stays in the field, whose
 * owner moves `active` with its arrow keys.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, suggestions, place = 'over', active, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (active === undefined) return;
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className="relative mx-auto max-w-conversation">
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows that a field chooses from
        role="listbox"
        id={id}
        aria-label={label}
        className={`absolute inset-x-2 ${place === 'over' ? 'bottom-2' : 'top-2'} z-raised max-h-suggestions animate-rise overflow-y-auto overscroll-contain rounded-panel bg-overlay p-1.5 shadow-panel`}
      >
        {suggestions.map(({ id: key, media, title, detail }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field
          <li
            key={key}
            id={suggestionId(id, key)}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a row of the listbox
            role="option"
            tabIndex={-1}
            aria-selected={key === active}
            // The field keeps the focus, and with it the keyboard of a phone.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(key)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-panel-item px-2.5 py-1 select-none hover:bg-hover aria-selected:bg-accent-soft"
          >
            {media}
            <span className="min-w-0 flex-1 truncate leading-snug font-medium text-primary">{title}</span>
            {detail && (
              <span className="max-w-24 shrink-0 truncate text-footnote leading-snug text-secondary">
                {detail}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
