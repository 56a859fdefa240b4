import type { ReactNode } from 'react';
import { type PageWidth, pageStyles } from './PageScaffold.variants.ts';

export interface PageScaffoldProps {
  /** An `AppBar`. */
  bar?: ReactNode;
  /** What goes with the content, 320 px wide; shown from 1280 px only, so it holds nothing that is needed. */
  aside?: { label: string; content: ReactNode };
  width?: PageWidth;
  children: ReactNode;
}

/**
 * One page: its bar, its content, and from 1280 px beside it what goes with it. Lists with a room beside them use
 * `SplitPane`, pages before the application `AuthScaffold`.
 */
export function PageScaffold({ bar, aside, width, children }: PageScaffoldProps) {
  return (
    <div className="flex flex-1 items-start justify-center gap-10 desktop:px-8">
      <main id="main" tabIndex={-1} className={pageStyles({ width, aside: aside !== undefined })}>
        {bar}
        {children}
      </main>
      {aside && (
        <aside
          aria-label={aside.label}
          className="sticky top-under -ms-beside-aside hidden w-aside shrink-0 flex-col gap-4 pt-5 desktop:flex"
        >
          {aside.content}
        </aside>
      )}
    </div>
  );
}
