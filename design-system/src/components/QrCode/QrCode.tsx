import { encode } from 'uqr';
import { type QrSize, qrSizeClass } from './QrCode.variants.ts';

export interface QrCodeProps {
  /** The text that a scanner reads, at most about 2,300 characters. */
  value: string;
  /** What it is for: "Scan to add Meera". */
  label: string;
  size?: QrSize;
}

/** One path of unit squares: a row's neighbours in one stroke. */
function pathOf(rows: readonly boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      row.map((dark, x) =>
        dark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1h-${runFrom(row, x)}z` : '',
      ),
    )
    .join('');
}

function runFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end === -1 ? row.length : end) - start;
}

/**
 * A code to be scanned from this screen, named by what it is for. Dark on light in both schemes: many scanners
 * refuse the reverse. Offer the same as a link or a text to copy.
 */
export function QrCode({ value, label, size = 'md' }: QrCodeProps) {
  const code = encode(value, { ecc: 'M', border: 2 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className={`block shrink-0 rounded-md bg-code-ground text-code-ink forced-color-adjust-none ${qrSizeClass[size]}`}
    >
      <path fill="currentColor" d={pathOf(code.data)} />
    </svg>
  );
}
