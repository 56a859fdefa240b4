import { OverlayStack } from '@livery/design-system/dialog';
import type { ReactNode } from 'react';
import { useText } from './intl/useText.ts';
import { useBackGuard } from './useBackGuard.ts';

interface OverPageProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** A page over it. */
  above?: { title: string; content: ReactNode; onBack: () => void } | undefined;
}

/** A page over the page, and at most one over that; the browser's Back leaves the top one. */
export function OverPage({ title, open, onClose, children, above }: OverPageProps) {
  const text = useText();
  const back = () => (above ? above.onBack() : onClose());
  const close = () => {
    above?.onBack();
    onClose();
  };
  useBackGuard(open, back);
  const page = { id: 'page', title, content: children };
  const top = above && { id: 'above', title: above.title, content: above.content };
  return (
    <OverlayStack
      overlays={open ? [page, ...(top ? [top] : [])] : []}
      backLabel={text('nav.back')}
      onBack={back}
      onClose={close}
    />
  );
}
