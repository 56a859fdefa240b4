import { Skeleton } from '@livery/design-system';
import { FEWEST, MORE } from './gallery-columns.ts';

const RATIOS = ['portrait', 'square', 'tall'] as const;
const SHOWN = [...Array<string>(FEWEST).fill(''), ...MORE.map(({ shown }) => shown)];

/** Pictures on their way. Classes only: it stands in the first HTML. */
export function GallerySkeleton() {
  return (
    <div aria-busy className="part-gallery flex items-start gap-gap px-feed-inset-min pt-2 desktop:px-0">
      {SHOWN.map((shown, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <div key={column} className={`min-w-0 flex-1 ${shown}`}>
          <div className="flex flex-col gap-gap">
            {RATIOS.map((ratio, index) => (
              <div key={ratio} className="overflow-clip rounded-card">
                <Skeleton shape="media" ratio={RATIOS[(index + column) % RATIOS.length] ?? 'square'} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
