import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './Dialog.css.ts';
import { useDeparture } from './useDeparture.tsx';
import { useReturnFocus } from './useReturnFocus.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: string;
  /** A field, when the question needs one. */
  children?: ReactNode;
  /** Buttons, the safe one first; they share the width. */
  actions: ReactNode;
}

/**
 * A question with a field, or with other answers than yes and no. Focus stays inside and goes back where it was;
 * Escape closes. Yes or no is a `ConfirmPopup`; more than a field is a `Sheet`.
 */
export function Dialog({ open, onClose, title, text, children, actions }: DialogProps) {
  const { focus } = useReturnFocus(open);
  const { isOpen, leave, mark } = useDeparture(open, onClose);
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && leave()}>
      <Radix.Portal>
        <Radix.Overlay className={`fixed inset-0 z-sheet bg-scrim ${css.scrim}`} />
        <Radix.Content
          {...focus}
          {...(text ? {} : { 'aria-describedby': undefined })}
          className={`fixed z-sheet max-h-sheet w-dialog-phone overflow-y-auto rounded-xl bg-overlay p-dialog-pad text-primary shadow-dialog outline-none ${css.dialog}`}
        >
          {mark}
          <Radix.Title className="text-title leading-tight font-strong text-balance wrap-anywhere">
            {title}
          </Radix.Title>
          {text && (
            <Radix.Description className="pt-2 text-secondary text-pretty wrap-anywhere">
              {text}
            </Radix.Description>
          )}
          {children && <div className="pt-4">{children}</div>}
          <div className="flex gap-2.5 pt-5 *:flex-1">{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
