import { type RefObject, useEffect, useEffectEvent } from 'react';
import { watchDrag } from '../../motion/drag.ts';
import { settle, shifted } from '../../motion/spring.ts';

/** Share of the sheet, or pixels a second, from which letting go closes it. */
const FAR = 0.3;
const FAST = 500;

interface SheetDrag {
  sheet: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A finger on the sheet's head (`data-grab`) pulls the sheet down and away, or it springs back. Call it inside the open sheet. */
export const useSheetDrag = ({ sheet, onClose }: SheetDrag): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = sheet.current;
    const head = element?.querySelector<HTMLElement>('[data-grab]');
    if (!element || !head) return undefined;
    return watchDrag(head, {
      axis: 'y',
      onMove: (by) => {
        element.style.transform = shifted('y', Math.max(0, by));
      },
      onEnd: (by, velocity) => {
        if (by > FAR * element.clientHeight || (by > 0 && velocity > FAST)) {
          void settle(element, { axis: 'y', from: by, to: element.clientHeight, velocity }).then(() =>
            close(),
          );
        } else void settle(element, { axis: 'y', from: Math.max(0, by), velocity });
      },
    });
  }, [sheet]);
};
