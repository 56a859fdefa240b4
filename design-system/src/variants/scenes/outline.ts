import {
  box,
  bubble,
  card,
  circle,
  drawn,
  filled,
  flap,
  glass,
  handle,
  head,
  mountains,
  packet,
  path,
  put,
  shoulders,
  spark,
  window,
} from './forms.ts';
import { A, B, C, FLAP, GIFT, GROUND, INK, SEAL, SHEET } from './inks.ts';
import type { Kit } from './kit.ts';

/** Printed: one fine line, and the colour a little beside it. */
const printed = (fill: string, ...shapes: string[]): string =>
  put(filled(fill, ...shapes), 5, 4) + drawn(INK, 2, ...shapes);
const lines = (...shapes: string[]): string => drawn(INK, 2, ...shapes);

/** Strokes beside each other, as shade is drawn with a pen. */
const hatch = (x: number, y: number, count: number, length: number): string =>
  lines(
    path(Array.from({ length: count }, (_, at) => `M${x + at * 7} ${y}l-${length / 2} ${length}`).join('')),
  );
const ridge = (y: number, peaks: readonly (readonly [number, number])[]): string =>
  path(`M0 ${y}${peaks.map(([x, peak]) => `L${x} ${peak}`).join('')}L800 ${y}V800H0Z`);

export const outline: Kit = {
  parts: {
    bubble: printed(A, bubble(10)) + filled(INK, circle(-18, -6, 4), circle(0, -6, 4), circle(18, -6, 4)),
    reply: printed(GROUND, bubble(10)) + lines(path('M-26-14H20M-10 0H20')),
    photo:
      filled(SHEET, card(3)) +
      lines(card(3), window(1)) +
      put(filled(B, circle(12, -22, 8)), 3, 2) +
      put(filled(A, mountains), 3, 0) +
      lines(circle(12, -22, 8), mountains, path('M-28 28H8M-28 36H-4')),
    blank: printed(C, card(3)) + lines(window(1)),
    person:
      filled(SHEET, shoulders, head) +
      printed(A, shoulders) +
      printed(B, head) +
      lines(path('M-8 3 0 16 8 3')),
    friend: printed(C, shoulders) + printed(GROUND, head),
    lens:
      printed(B, glass) +
      lines(path('M-26-16a22 22 0 0 1 16-14')) +
      drawn(INK, 7, handle) +
      drawn(SHEET, 2.5, handle),
    lost:
      printed(A, path('M-6-56 26-22 6 22-34-18Z')) +
      lines(path('M-6-56 6 22M-34-18 26-22M6 22c10 10-8 16 2 26s30 2 36-8')) +
      lines(path('M4 34l-7-5m7 5-8 3M11 50l-4-7m4 7-8 2')) +
      drawn(INK, 2, path('M56 32l6-6M60 38h8M50 28l0-8')) +
      put(drawn(C, 3, path('M-76 4c14-10 22 8 34-2M54-36c10-8 18 6 28-2')), 0, 0),
    envelope:
      printed(GIFT, packet(2)) +
      filled(FLAP, flap(2)) +
      lines(flap(2)) +
      filled(SEAL, circle(0, 3, 11)) +
      lines(circle(0, 3, 11)),
    coin: printed(SEAL, circle(0, 0, 12)) + lines(box(-3.5, -3.5, 7, 7)),
    sun:
      put(filled(B, circle(0, 0, 62)), 8, 6) +
      lines(circle(0, 0, 62)) +
      lines(
        path(
          Array.from({ length: 28 }, (_, at) => {
            const way = (at * Math.PI) / 14;
            const on = (reach: number) =>
              `${(reach * Math.cos(way)).toFixed(1)} ${(reach * Math.sin(way)).toFixed(1)}`;
            return `M${on(74)}L${on(at % 2 ? 84 : 96)}`;
          }).join(''),
        ),
      ),
  },
  behind: {
    all:
      filled(GROUND, circle(108, 72, 56)) +
      lines(path('M20 140H180M44 147H150M70 154H120')) +
      hatch(24, 120, 4, 14),
  },
  around: put(filled(C, spark(8)), 170, 26) + put(lines(spark(6)), 30, 40),
  land:
    filled(GROUND, box(0, 0, 800, 800)) +
    put(
      filled(
        C,
        ridge(560, [
          [150, 440],
          [260, 540],
          [420, 400],
          [600, 560],
          [700, 490],
        ]),
      ),
      14,
      10,
    ) +
    lines(
      ridge(560, [
        [150, 440],
        [260, 540],
        [420, 400],
        [600, 560],
        [700, 490],
      ]),
    ) +
    lines(
      path(
        Array.from(
          { length: 12 },
          (_, at) => `M${420 + at * 13} ${412 + at * 11}l-${30 - at} ${60 - at * 3}`,
        ).join(''),
      ),
    ) +
    filled(A, path('M0 640C160 590 260 650 420 628S680 590 800 640V800H0Z')) +
    drawn(
      INK,
      2,
      path('M0 628C160 578 260 638 420 616S680 578 800 628'),
      path('M60 690h140M260 716h220M540 680h180M120 748h90M420 764h250'),
    ),
  welcome: {
    sun: [118, 152],
    bubble: [272, 118, 1.5],
    photo: [136, 274, 1.4, -8],
    envelope: [278, 280, 1.15, 9],
  },
};
