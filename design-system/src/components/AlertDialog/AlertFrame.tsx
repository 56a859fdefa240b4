import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from '../Dialog/Dialog.css.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';

interface AlertFrameProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: string;
  children: ReactNode;
}

/** The box of what interrupts: read out with its text, and not closed by a click beside it. */
export function AlertFrame({ open, onClose, title, text, children }: AlertFrameProps) {
  const { focus } = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={`fixed inset-0 z-sheet bg-scrim ${css.scrim}`} />
        <Radix.Content
          {...focus}
          {...(text ? {} : { 'aria-describedby': undefined })}
          className={`fixed z-sheet max-h-sheet w-dialog-phone overflow-y-auto rounded-xl bg-overlay p-6 text-primary shadow-dialog outline-none ${css.dialog}`}
        >
          <Radix.Title className="text-title leading-tight font-strong text-balance wrap-anywhere">
            {title}
          </Radix.Title>
          {text && (
            <Radix.Description className="pt-2 text-secondary text-pretty wrap-anywhere">
              {text}
            </Radix.Description>
          )}
          <div className="flex gap-2.5 pt-5 *:flex-1">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
