import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { BackIcon, CloseIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Dialog.css.ts';
import { useDeparture } from './useDeparture.tsx';
import { useReturnFocus } from './useReturnFocus.ts';
import { useSheetDrag } from './useSheetDrag.ts';

const HEIGHTS = { content: '', half: 'min-h-sheet-tall', full: 'h-sheet' } as const;

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** A step back inside the sheet. */
  back?: { label: string; onClick: () => void };
  /** `content`: as high as what it holds. `half` at least, for what comes and goes; `full` always: a list that is searched. */
  height?: keyof typeof HEIGHTS;
  children: ReactNode;
  /** Stays at the foot while the rest scrolls: the line to write on, or keys. */
  foot?: ReactNode;
}

/** The sheet itself takes the focus, not its close button: it is read from its title on. */
function focusSheet(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** Words that are looked for go first: the field empties itself, and the next Escape closes. */
function keepForSearch(event: KeyboardEvent) {
  const { target } = event;
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '')
    event.preventDefault();
}

type HeadProps = Pick<SheetProps, 'title' | 'closeLabel' | 'back' | 'onClose'> & {
  sheet: RefObject<HTMLElement | null>;
};

/** The grab, the title and the way out; a finger pulls the sheet away by it. */
function Head({ sheet, title, closeLabel, back, onClose }: HeadProps) {
  useSheetDrag({ sheet, onClose });
  return (
    <div data-grab className="shrink-0 touch-none">
      <span aria-hidden className="mx-auto mt-2 block h-1 w-9 rounded-full bg-default tablet:hidden" />
      <div className={`flex min-h-12 items-center pe-1 ${back ? 'ps-1' : 'ps-page'}`}>
        {back && <IconButton icon={BackIcon} label={back.label} onClick={back.onClick} />}
        <Radix.Title className="min-w-0 flex-1 truncate text-lead font-strong">{title}</Radix.Title>
        <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
      </div>
    </div>
  );
}

/**
 * Larger than a dialog: comments, choices, a form. From the foot of the screen on a phone, in the middle from
 * 820 px. The sheet itself takes the focus, so that it is read from its title on; Escape closes.
 */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  back,
  height = 'content',
  children,
  foot,
}: SheetProps) {
  const { focus } = useReturnFocus(open, focusSheet);
  const sheet = useRef<HTMLDivElement>(null);
  const { isOpen, leave, mark } = useDeparture(open, onClose);
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && leave()}>
      <Radix.Portal>
        <Radix.Overlay className={`fixed inset-0 z-sheet bg-scrim ${css.scrim}`} />
        <Radix.Content
          ref={sheet}
          {...focus}
          onEscapeKeyDown={keepForSearch}
          aria-describedby={undefined}
          className={`fixed z-sheet flex max-h-sheet flex-col overflow-clip bg-overlay text-primary shadow-sheet outline-none ${css.sheet} ${HEIGHTS[height]}`}
        >
          {mark}
          <Head sheet={sheet} title={title} closeLabel={closeLabel} back={back} onClose={leave} />
          <section
            aria-label={title}
            data-sheet
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
            tabIndex={0}
            className={`min-h-0 flex-1 overflow-y-auto overscroll-contain outline-inset px-page ${foot ? 'pb-4' : 'pb-sheet-foot'}`}
          >
            {children}
          </section>
          {foot}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
