import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { BackIcon } from '../../icons/index.ts';
import { AppBar } from '../AppBar/AppBar.tsx';
import { scrim } from '../Dialog/Dialog.css.ts';
import { useDeparture } from '../Dialog/useDeparture.tsx';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './OverlayStack.css.ts';

export interface OverlayPage {
  id: string;
  title: string;
  /** Under its bar, where it stays while the rest scrolls: tabs, a search field. */
  head?: ReactNode;
  content: ReactNode;
}

export interface OverlayStackProps {
  /** Bottom first. */
  overlays: readonly OverlayPage[];
  /** Of the arrow in each bar. */
  backLabel: string;
  /** The way back from the top one: its owner takes it away. */
  onBack: () => void;
  /** A press beside them: their owner takes all of them away. */
  onClose: () => void;
}

interface LayerProps extends Omit<OverlayStackProps, 'overlays'> {
  page: OverlayPage;
  isBottom: boolean;
}

/** The page itself takes the focus, not its arrow: it is read from its title on. */
function focusPage(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

function Layer({ page, isBottom, backLabel, onBack, onClose }: LayerProps) {
  const { focus } = useReturnFocus(true, focusPage);
  const { isOpen, leave, mark } = useDeparture(true, onBack);
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && leave()}>
      <Radix.Portal>
        {/* One for each layer, since it is what lets its own layer scroll; only the bottom one is seen. */}
        <Radix.Overlay className={`fixed inset-0 z-sheet ${isBottom ? `bg-scrim ${scrim}` : ''}`} />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          onPointerDownOutside={(event) => {
            event.preventDefault();
            onClose();
          }}
          className={`fixed z-sheet flex flex-col overflow-clip bg-base text-primary shadow-sheet outline-none ${css.page}`}
        >
          {mark}
          <AppBar
            start={<IconButton icon={BackIcon} label={backLabel} onClick={leave} />}
            center={<Radix.Title className="truncate text-title font-strong">{page.title}</Radix.Title>}
          />
          {page.head}
          <section
            aria-label={page.title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-safe-bottom outline-inset"
          >
            {page.content}
          </section>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Pages over the page (`product.md` 2, a stack of overlays): who is in a room over what the room is. Only the top one
 * can be reached; its arrow and Escape go back by one, and the focus to what opened it. A short question is a `Dialog`.
 */
export function OverlayStack({ overlays, ...way }: OverlayStackProps) {
  return (
    // An element, not the list itself: the docs find no component in a function that returns a list.
    <>
      {overlays.map((page, index) => (
        <Layer key={page.id} page={page} isBottom={index === 0} {...way} />
      ))}
    </>
  );
}
