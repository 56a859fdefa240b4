import type { ReactNode } from 'react';
import { type AppBarTone, appBarStyles, appBarTitleStyles } from './AppBar.variants.ts';

interface AppBarCommon {
  /** Back button or logo. */
  start?: ReactNode;
  /** Icon buttons. */
  end?: ReactNode;
  tone?: AppBarTone;
}

interface AppBarWithTitle extends AppBarCommon {
  /** The page's first heading. */
  title: string;
  titleSize?: 'bar' | 'page';
  titleAlign?: 'start' | 'center' | 'centerOnPhone';
  center?: never;
}

interface AppBarWithCenter extends AppBarCommon {
  /** Tabs, or who a conversation is with. */
  center: ReactNode;
  title?: never;
}

export type AppBarProps = AppBarWithTitle | AppBarWithCenter;

function Middle(props: AppBarProps) {
  if (props.title === undefined) return <div className="min-w-0 flex-1 px-1">{props.center}</div>;
  return (
    <h1 className={appBarTitleStyles({ size: props.titleSize, align: props.titleAlign })}>{props.title}</h1>
  );
}

/**
 * The line on top of a page: its title or tabs between the way back and a few icon buttons. It stays while the page
 * scrolls. One a page, given to the scaffold as `bar`.
 */
export function AppBar(props: AppBarProps) {
  return (
    <div className={appBarStyles({ tone: props.tone })}>
      <div className="flex min-h-bar items-center gap-1 px-2">
        {props.start}
        <Middle {...props} />
        {props.end}
      </div>
    </div>
  );
}
