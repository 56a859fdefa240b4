import type { ReactNode } from 'react';

export interface SplitPaneProps {
  /** The list, 340 px wide from 820 px on. */
  list: ReactNode;
  /** What was chosen in it. */
  main: ReactNode;
  /** More about it, 320 px wide; from 1280 px on only. */
  details?: ReactNode;
  /** Which of list and main a phone shows. */
  phone: 'list' | 'main';
}

/**
 * A list and what was chosen in it, side by side from 820 px; one at a time on a phone. Each pane scrolls by
 * itself. Widths are the brand's and not for the reader to drag.
 */
export function SplitPane({ list, main, details, phone }: SplitPaneProps) {
  const listPane = phone === 'list' ? 'flex' : 'hidden tablet:flex';
  const mainPane = phone === 'main' ? 'flex' : 'hidden tablet:flex';
  return (
    <main id="main" tabIndex={-1} className="flex min-h-full outline-none tablet:h-dvh">
      <div
        data-pane="list"
        className={`${listPane} min-w-0 flex-1 flex-col tablet:max-w-list-pane tablet:overflow-y-auto tablet:border-e tablet:border-subtle tablet:bg-raised`}
      >
        {list}
      </div>
      <div className={`${mainPane} min-w-0 flex-1 flex-col`}>{main}</div>
      {details && (
        <div
          data-pane="details"
          className="hidden w-aside shrink-0 flex-col overflow-y-auto border-s border-subtle bg-raised desktop:flex"
        >
          {details}
        </div>
      )}
    </main>
  );
}
