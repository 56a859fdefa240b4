// An entry point of its own: Radix loads with the first dialog, not with the first screen.
export { AlertDialog, type AlertDialogProps } from './components/AlertDialog/AlertDialog.tsx';
export { ConfirmPopup, type ConfirmPopupProps } from './components/AlertDialog/ConfirmPopup.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { Sheet, type SheetProps } from './components/Dialog/Sheet.tsx';
export {
  type OverlayPage,
  OverlayStack,
  type OverlayStackProps,
} from './components/OverlayStack/OverlayStack.tsx';
