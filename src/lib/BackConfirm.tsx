import { ConfirmPopup, type ConfirmPopupProps } from '@livery/design-system/dialog';
import { useBackGuard } from './useBackGuard.ts';

/** A `ConfirmPopup` that the browser's Back cancels; while the choice is carried out, Back does nothing. */
export function BackConfirm(props: ConfirmPopupProps) {
  useBackGuard(props.open, () => !props.loading && props.onCancel());
  return <ConfirmPopup {...props} />;
}
