import { type ReactNode, useState } from 'react';
import { BackSheet } from '../../../../lib/BackSheet.tsx';
import { useText } from '../../../../lib/intl/useText.ts';
import { SheetFootProvider } from './SheetFoot.tsx';

interface StepSheetProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** From a step to the one before; the first one has none. */
  onBack?: (() => void) | undefined;
  height?: 'content' | 'half' | 'full';
  /** The step; what belongs at the foot is in its `SheetFoot`. */
  children: ReactNode;
}

/** A sheet of several steps. The browser's Back goes from step to step, and then closes it. */
export function StepSheet({ title, open, onClose, onBack, height = 'half', children }: StepSheetProps) {
  const text = useText();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <BackSheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={text('room.close')}
      height={height}
      {...(onBack && { back: { label: text('nav.back'), onClick: onBack } })}
      foot={<div ref={setFoot} className="shrink-0 pb-safe-bottom" />}
    >
      <SheetFootProvider value={foot}>{children}</SheetFootProvider>
    </BackSheet>
  );
}
