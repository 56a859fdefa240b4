import type { ReactNode } from 'react';

export interface AppFrameProps {
  /** Words of the link that jumps over the navigation. */
  skipLabel: string;
  /** A `NavRail`; shown from 820 px. */
  rail?: ReactNode;
  /** A `BottomBar`; a full-screen page (room, post) leaves it out. */
  bottomBar?: ReactNode;
  children: ReactNode;
}

/**
 * The application around its pages: rail or bottom bar stay while pages change. The first stop of the Tab key is a
 * link that jumps over the navigation to `#main`, which every scaffold has.
 */
export function AppFrame({ skipLabel, rail, bottomBar, children }: AppFrameProps) {
  return (
    <div className="min-h-dvh tablet:flex">
      <a
        href="#main"
        className="sr-only rounded-control bg-inverse px-4 py-3 text-on-inverse focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-toast"
      >
        {skipLabel}
      </a>
      {rail}
      <div className={`flex min-h-dvh min-w-0 flex-1 flex-col ${bottomBar ? 'pb-foot-bar tablet:pb-0' : ''}`}>
        {children}
      </div>
      {bottomBar}
    </div>
  );
}
