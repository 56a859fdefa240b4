import { Dialog as Radix } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import { BackIcon, CloseIcon } from '../../icons/index.ts';
import { scrim } from '../Dialog/Dialog.css.ts';
import { useDeparture } from '../Dialog/useDeparture.tsx';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Envelope.css.ts';

/** `card`: the closed envelope alone. `page`: what was in it. `sheet`: what is to be decided before. */
export type StageShape = 'card' | 'page' | 'sheet';

export interface EnvelopeStageProps {
  open: boolean;
  onClose: () => void;
  /** Read first. */
  title: string;
  closeLabel: string;
  shape: StageShape;
  /** Said once it is there: what came out of it. */
  news?: string | undefined;
  children: ReactNode;
}

const SHAPES: Record<StageShape, string> = {
  card: css.card,
  page: `overflow-clip bg-raised text-primary shadow-sheet ${css.page}`,
  sheet: `max-h-sheet overflow-clip bg-overlay text-primary shadow-sheet ${css.sheet}`,
};

/** The stage itself takes the focus: it is read from its title on. */
function focusStage(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** Page and sheet scroll; their way out stands on the paper at their head. */
function Scrolling({ title, shape, closeLabel, leave, children }: StageContentProps) {
  const isPage = shape === 'page';
  return (
    <>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-x-clip overflow-y-auto overscroll-contain pb-safe-bottom outline-inset"
      >
        {children}
      </section>
      <span className={`absolute top-safe-top p-1 ${isPage ? 'left-0' : 'right-0 pt-2.5'} ${css.onPaper}`}>
        <IconButton tone="inherit" icon={isPage ? BackIcon : CloseIcon} label={closeLabel} onClick={leave} />
      </span>
    </>
  );
}

type StageContentProps = Pick<EnvelopeStageProps, 'title' | 'shape' | 'closeLabel' | 'children'> & {
  leave: () => void;
};

function Lone({ closeLabel, leave, children }: StageContentProps) {
  return (
    <>
      {children}
      <IconButton tone="media" icon={CloseIcon} label={closeLabel} onClick={leave} />
    </>
  );
}

/**
 * Where an envelope is opened: the closed one over the conversation, and in its place what was in it. One dialog all the way,
 * so that the focus stays inside; Escape and a press beside it close it.
 */
export function EnvelopeStage({ open, onClose, news, children, ...way }: EnvelopeStageProps) {
  const { focus } = useReturnFocus(open, focusStage);
  const { isOpen, leave, mark } = useDeparture(open, onClose);
  const { title, shape } = way;
  const Content = shape === 'card' ? Lone : Scrolling;
  const leaveBeside = (event: MouseEvent) => event.target === event.currentTarget && leave();
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && leave()}>
      <Radix.Portal>
        <Radix.Overlay className={`fixed inset-0 z-sheet bg-scrim ${scrim}`} />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          onClick={shape === 'card' ? leaveBeside : undefined}
          className={`fixed z-sheet flex flex-col outline-none ${shape === 'card' ? 'items-center gap-5' : ''} ${SHAPES[shape]}`}
        >
          {mark}
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <span role="status" className="sr-only">
            {news}
          </span>
          <Content {...way} leave={leave}>
            {children}
          </Content>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
