import {
  box,
  bubble,
  card,
  circle,
  drawn,
  faded,
  filled,
  glass,
  handle,
  mountains,
  packet,
  path,
  put,
  window,
} from './forms.ts';
import { A, B, C, FLAP, GIFT, GROUND, INK, SEAL, SHEET } from './inks.ts';
import type { Kit } from './kit.ts';

/** As in a drawing office: squared paper, right angles, every thing in the frame by which it is moved. */
const framed = (x: number, y: number, width: number, height: number): string => {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  return (
    `<g stroke-dasharray="3 3">${drawn(C, 1.25, box(x, y, width, height))}</g>` +
    corners
      .map(
        ([left, top]) =>
          filled(SHEET, box(left - 3, top - 3, 6, 6)) + drawn(C, 1.5, box(left - 3, top - 3, 6, 6)),
      )
      .join('')
  );
};
const plan = (fill: string, ...shapes: string[]): string =>
  filled(fill, ...shapes) + drawn(A, 2.5, ...shapes);
const body = path('M-34 40V20L-18 4H18L34 20V40Z');
const squares = (width: number, height: number, step: number): string =>
  path(
    [
      ...Array.from({ length: Math.floor(width / step) + 1 }, (_, at) => `M${at * step} 0V${height}`),
      ...Array.from({ length: Math.floor(height / step) + 1 }, (_, at) => `M0 ${at * step}H${width}`),
    ].join(''),
  );
const tower = (x: number, width: number, top: number, fill: string): string =>
  plan(fill, box(x, top, width, 820 - top)) +
  drawn(
    GROUND,
    3,
    path(Array.from({ length: 5 }, (_, at) => `M${x + 18} ${top + 36 + at * 44}h${width - 36}`).join('')),
  );

export const grid: Kit = {
  parts: {
    bubble:
      filled(A, bubble(0)) +
      filled(SHEET, box(-23, -11, 10, 10), box(-5, -11, 10, 10), box(13, -11, 10, 10)) +
      framed(-50, -40, 100, 86),
    reply: plan(SHEET, bubble(0)) + filled(B, box(-28, -20, 50, 7), box(-8, -4, 30, 7)),
    photo:
      plan(SHEET, card(0)) +
      filled(GROUND, window(0)) +
      filled(B, box(4, -32, 16, 16)) +
      filled(A, mountains) +
      filled(C, box(-28, 26, 36, 6)) +
      framed(-44, -54, 88, 108),
    blank: plan(B, card(0)) + drawn(A, 1.5, window(0), path('M-28-38 28 14M28-38-28 14')),
    person: filled(A, body) + filled(B, box(-17, -41, 34, 34)) + framed(-42, -50, 84, 98),
    friend: plan(SHEET, body, box(-16, -40, 32, 32)),
    lens:
      plan(SHEET, glass) +
      drawn(C, 1.5, path('M-52-8H36M-8-52V36')) +
      filled(B, box(-18, -18, 20, 20)) +
      `<g fill="none" stroke="${A}" stroke-width="10">${handle}</g>` +
      framed(-48, -48, 96, 96),
    lost:
      drawn(A, 5, path('M-92 30h36M56 30h36')) +
      filled(A, box(-58, 10, 34, 40)) +
      plan(SHEET, box(26, 10, 30, 40)) +
      drawn(A, 5, path('M-24 20h14M-24 40h14')) +
      filled(B, box(20, 16, 8, 8), box(20, 36, 8, 8)) +
      drawn(C, 3, path('M4 2V-14M-8 4-18-8M16 4 26-8')) +
      framed(-66, -26, 132, 86),
    envelope:
      plan(GIFT, packet(0)) +
      filled(FLAP, path('M-34-44H34V-20L0 6-34-20Z')) +
      filled(SEAL, box(-10, -8, 20, 20)),
    coin: filled(SEAL, circle(0, 0, 12)) + drawn(INK, 1.5, box(-4, -4, 8, 8)),
    sun:
      `<g stroke-dasharray="4 5">${drawn(C, 1.5, circle(0, 0, 104), circle(0, 0, 76))}</g>` +
      filled(B, circle(0, 0, 48)) +
      drawn(C, 1.5, path('M-120 0H104M0-120V104')),
  },
  behind: { all: put(drawn(GROUND, 1.5, squares(176, 144, 16)), 12, 8) },
  around: '',
  land:
    filled(GROUND, box(0, 0, 800, 800)) +
    faded(0.5, drawn(SHEET, 2, squares(800, 800, 40))) +
    tower(-20, 140, 560, C) +
    tower(120, 120, 470, SHEET) +
    tower(240, 160, 600, B) +
    tower(440, 120, 540, SHEET) +
    tower(560, 140, 450, C) +
    tower(700, 140, 580, B) +
    filled(A, box(0, 720, 800, 80)),
};
