import { Sheet, type SheetProps } from '@livery/design-system/dialog';
import { useBackGuard } from './useBackGuard.ts';

/** A `Sheet` that the browser's Back closes, or takes a step back in. */
export function BackSheet(props: SheetProps) {
  useBackGuard(props.open, props.back?.onClick ?? props.onClose);
  return <Sheet {...props} />;
}
