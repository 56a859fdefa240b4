import { RowElement } from '../List/RowElement.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

/** The place of a `LedgerRow` that is loading. */
export function LedgerRowSkeleton() {
  return (
    <li className="group/row relative">
      <RowElement size="row">
        <span aria-hidden className="size-10 shrink-0 animate-glow rounded-tile-sm bg-skeleton" />
        <span className="min-w-0 flex-1">
          <Skeleton width="md" />
          <Skeleton shape="smallLine" width="sm" />
        </span>
        <span className="flex min-h-11.5 w-16 shrink-0 flex-col justify-center">
          <Skeleton />
        </span>
      </RowElement>
    </li>
  );
}
