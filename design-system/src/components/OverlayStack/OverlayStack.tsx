import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

export interface OverlayPage {
  id: string;
  /** Name of the page. */
  label: string;
  content: ReactNode;
}

export interface OverlayStackProps {
  /** Bottom first. */
  overlays: readonly OverlayPage[];
  /** Escape on the top one: the owner takes it away. */
  onBack: () => void;
}

interface LayerProps {
  page: OverlayPage;
  top: boolean;
  onBack: () => void;
}

/** Takes the focus when it comes, gives it back when it goes; what lies under another cannot be reached. */
function Layer({ page, top, onBack }: LayerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    box.current?.focus();
    return () => {
      // After React: the page under it is inert until this layer is gone.
      queueMicrotask(() => opener instanceof HTMLElement && opener.focus());
    };
  }, []);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onBack();
  }

  return (
    <div
      ref={box}
      role="dialog"
      aria-modal={top}
      aria-label={page.label}
      tabIndex={-1}
      inert={!top}
      onKeyDown={handleKey}
      className="fixed inset-0 z-sheet animate-rise overflow-y-auto overscroll-contain bg-base text-primary outline-none"
    >
      {page.content}
    </div>
  );
}

/**
 * Full-screen pages over the page (`product.md` 2, a stack of overlays): a profile over a room over a post. Only
 * the top one can be reached; Escape goes back, and the focus to what opened it. A short question is a `Dialog`.
 */
export function OverlayStack({ overlays, onBack }: OverlayStackProps) {
  return (
    // An element, not the list itself: the docs find no component in a function that returns a list.
    <>
      {overlays.map((page, index) => (
        <Layer key={page.id} page={page} top={index === overlays.length - 1} onBack={onBack} />
      ))}
    </>
  );
}
