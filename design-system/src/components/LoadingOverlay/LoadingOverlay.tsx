import { useEffect, useRef } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps {
  open: boolean;
  /** What is under way, in words that are shown and read. */
  label: string;
}

/**
 * Holds the whole page while something must not be interrupted (`product.md` 2, global loading overlay). A native
 * modal: the page behind is inert, Escape does not close it, the focus returns by itself. Work that can go on
 * beside is a `Button loading`.
 */
export function LoadingOverlay({ open, label }: LoadingOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return;
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      className={`m-auto rounded-lg bg-overlay px-6 py-5 text-primary shadow-dialog outline-none ${css.overlay}`}
    >
      <div className="flex items-center gap-3 text-footnote font-medium">
        <Spinner />
        <span role="status">{open && label}</span>
      </div>
    </dialog>
  );
}
