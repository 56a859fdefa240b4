// A door of its own: Radix loads with the first dialog, not with the first screen.
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { Sheet, type SheetProps } from './components/Dialog/Sheet.tsx';
