import { Skeleton } from '@livery/design-system';

const RATIOS = ['portrait', 'square', 'tall'] as const;
/** Two columns, and one more from each of these widths on (`useColumnCount`). */
const SHOWN = [
  '',
  '',
  'hidden tablet:block',
  'hidden desktop:block',
  'hidden wide:block',
  'hidden ultra:block',
];

/** Pictures on their way. Classes only: it stands in the first HTML. */
export function GallerySkeleton() {
  return (
    <div aria-busy className="flex items-start gap-gap px-feed-inset-min pt-2 desktop:px-0">
      {SHOWN.map((shown, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <div key={column} className={`min-w-0 flex-1 ${shown}`}>
          <div className="flex flex-col gap-gap">
            {RATIOS.map((ratio, index) => (
              <Skeleton
                key={ratio}
                shape="media"
                ratio={RATIOS[(index + column) % RATIOS.length] ?? 'square'}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
