import type { CSSProperties } from 'react';
import * as css from './Envelope.css.ts';

const DIGITS = '0123456789';

function Column({ digit, index, rolls }: { digit: string; index: number; rolls: boolean }) {
  const way = { '--roll-to': digit, '--roll-wait': `${index * 60}ms` } as CSSProperties;
  return (
    <span className={css.digitRoom}>
      <span style={way} className={`flex flex-col ${css.digits} ${rolls ? css.rolls : ''}`}>
        {[...DIGITS].map((each) => (
          <span key={each}>{each}</span>
        ))}
      </span>
    </span>
  );
}

export interface RollingFiguresProps {
  /** An amount, already formatted. */
  children: string;
  /** Its digits roll up from zero, once. */
  rolls?: boolean;
}

/** A great amount whose digits roll into their place: only moved, never drawn anew. Read as it stands. */
export function RollingFigures({ children, rolls = false }: RollingFiguresProps) {
  return (
    <span className="font-face-numeric font-numeric tracking-display tabular-nums lining-nums">
      <span className="sr-only">{children}</span>
      <span aria-hidden className="whitespace-nowrap">
        {[...children].map((sign, index) =>
          DIGITS.includes(sign) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
            <Column key={index} digit={sign} index={index} rolls={rolls} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
            <span key={index}>{sign}</span>
          ),
        )}
      </span>
    </span>
  );
}
