import type { ReactNode } from 'react';
import { type QrSize, qrSizeClass } from './QrCode.variants.ts';

/** The square of a `QrCode` while there is none: what stands in it keeps everything around in its place. */
export function QrPlaceholder({ size = 'md', children }: { size?: QrSize; children?: ReactNode }) {
  return (
    <div
      className={`flex shrink-0 flex-col items-center justify-center rounded-md bg-sunken text-tertiary ${qrSizeClass[size]}`}
    >
      {children}
    </div>
  );
}
