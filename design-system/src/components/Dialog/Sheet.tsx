import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { CloseIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Dialog.css.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays at the foot while the rest scrolls: the line to write on. The sheet then keeps its height. */
  foot?: ReactNode;
}

/** The sheet itself takes the focus, not its close button: it is read from its title on. */
function focusSheet(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** More room than a dialog: comments, choices, a form. */
export function Sheet({ open, onClose, title, closeLabel, children, foot }: SheetProps) {
  const focus = useReturnFocus(focusSheet);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={`fixed inset-0 z-scrim bg-scrim ${css.scrim}`} />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className={`fixed z-sheet flex max-h-sheet flex-col bg-overlay text-primary shadow-sheet outline-none ${css.sheet} ${foot ? 'min-h-sheet-tall' : ''}`}
        >
          <span aria-hidden className="mx-auto mt-2 h-1 w-9 rounded-full bg-default tablet:hidden" />
          <div className="flex min-h-12 shrink-0 items-center ps-4 pe-1">
            <Radix.Title className="min-w-0 flex-1 truncate text-lead font-strong">{title}</Radix.Title>
            <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
          </div>
          <div
            className={`min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 ${foot ? 'pb-4' : 'pb-sheet-foot'}`}
          >
            {children}
          </div>
          {foot}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
