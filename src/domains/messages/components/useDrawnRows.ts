import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { isMessageRow, type RoomRow } from '../room-rows.model.ts';

/** Of the lowest rows, pixels: so many of them fill the screen. */
const LEAST_HEIGHT = 40;
/** What the bar above the log and the line below it take of the window, pixels at least. */
const BARS = 100;

export interface DrawnRows {
  rows: readonly RoomRow[];
  /** The last one is among them. */
  hasEnd: boolean;
}

/** A screen of rows: around the message of `target`, else the last ones. */
export const firstDrawn = (
  rows: readonly RoomRow[],
  target: string | undefined,
  screen: number,
): DrawnRows => {
  const count = Math.ceil(screen / LEAST_HEIGHT);
  const at = rows.findIndex((row) => isMessageRow(row) && row.message.id === target);
  const end = at === -1 ? rows.length : Math.min(rows.length, at + Math.ceil(count / 2) + 1);
  return { rows: rows.slice(Math.max(0, end - count), end), hasEnd: end === rows.length };
};

/** What a log draws of its window: first a screen of it, and all when that has been painted. */
export const useDrawnRows = (rows: readonly RoomRow[], target: string | undefined): DrawnRows => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted ? { rows, hasEnd: true } : firstDrawn(rows, target, innerHeight - BARS);
};
