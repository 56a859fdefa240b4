import type { ReactNode } from 'react';
import * as css from './Envelope.css.ts';
import { Seal } from './Seal.tsx';

export interface PacketRowProps {
  /** What it shows in words: "3 taken, 4 left". */
  label: string;
  count: number;
  /** Small `Avatar`s of those who took one, the first one first; undefined of somebody who is not known. */
  taken: readonly ReactNode[];
}

/** The few packets of an envelope beside each other: who took one, and how many are left. */
export function PacketRow({ label, count, taken }: PacketRowProps) {
  return (
    <div role="img" aria-label={label} className="flex gap-1.5">
      {Array.from({ length: count }, (_, index) => {
        const isTaken = index < taken.length;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a packet is its place
            key={index}
            className={`grid aspect-tall min-w-0 flex-1 place-items-center overflow-clip ${isTaken ? css.takenPacket : `part-packet ${css.packet}`}`}
          >
            {isTaken ? taken[index] : <Seal size="xs" />}
          </span>
        );
      })}
    </div>
  );
}
