import {
  box,
  bubble,
  card,
  circle,
  drawn,
  faded,
  filled,
  flap,
  head,
  mountains,
  packet,
  path,
  put,
  shoulders,
  window,
} from './forms.ts';
import { A, B, C, FLAP, GIFT, GROUND, INK, PALE, SEAL, SHADE } from './inks.ts';
import type { Kit } from './kit.ts';

/** Cut from paper: every piece lies on the one below, and throws a shadow there. */
const cut = (fill: string, ...shapes: string[]): string =>
  `${put(faded(0.18, filled(SHADE, ...shapes)), 1, 4)}${filled(fill, ...shapes)}`;

const leaf = path('M0 0C-10-12-8-28 0-40 8-28 10-12 0 0Z');
const sprig = (fill: string): string =>
  cut(fill, leaf, put(leaf, 0, -6, 0.75, -48), put(leaf, 0, -6, 0.75, 48));
const hill = (y: number, sway: number): string =>
  path(`M0 ${y}C140 ${y - sway} 260 ${y + sway} 420 ${y}S680 ${y - sway} 800 ${y + sway / 3}V800H0Z`);

export const paper: Kit = {
  parts: {
    bubble:
      cut(A, bubble(16)) +
      cut(PALE, circle(-18, -6, 6)) +
      cut(B, circle(0, -6, 6)) +
      cut(C, circle(18, -6, 6)),
    reply: cut(PALE, bubble(16)) + filled(C, box(-26, -16, 46, 6, 3), box(-6, -2, 26, 6, 3)),
    photo:
      cut(PALE, card(8)) +
      filled(GROUND, window(4)) +
      cut(B, circle(12, -22, 8)) +
      cut(A, mountains) +
      filled(C, box(-28, 26, 34, 6, 3)),
    blank: cut(C, card(8)) + faded(0.5, filled(PALE, window(4))),
    person: cut(A, shoulders) + cut(B, head) + cut(INK, path('M-18-24a18 18 0 0 1 36 0c-8-6-28-6-36 0Z')),
    friend: cut(C, shoulders) + cut(PALE, head) + cut(A, path('M-18-24a18 18 0 0 1 36 0c-8-6-28-6-36 0Z')),
    lens:
      put(faded(0.18, drawn(SHADE, 10, circle(-8, -8, 32), path('M18 18 40 40'))), 1, 5) +
      filled(PALE, circle(-8, -8, 32)) +
      put(sprig(C), -8, 16, 0.9) +
      drawn(A, 10, circle(-8, -8, 32)) +
      drawn(INK, 12, path('M19 19 40 40')),
    lost:
      cut(PALE, path('M-4-50V10H-46Z')) +
      cut(B, path('M4-38V10H38Z')) +
      cut(A, path('M-58 16H56L38 44H-38Z')) +
      cut(C, path('M-80 46q10-12 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0v16H-80Z')),
    envelope: cut(GIFT, packet(6)) + cut(FLAP, flap(6)) + cut(SEAL, circle(0, 2, 11)),
    coin: cut(SEAL, circle(0, 0, 12)) + faded(0.35, drawn(INK, 2, circle(0, 0, 7))),
    sun: cut(C, circle(0, 0, 104)) + cut(B, circle(0, 0, 74)) + cut(PALE, circle(0, 0, 46)),
  },
  behind: {
    all:
      filled(
        GROUND,
        path('M30 118C2 84 22 34 66 26c30-6 44-22 78-10 40 14 52 62 34 94-14 26-44 24-74 30s-56 2-74-22Z'),
      ) +
      put(sprig(C), 30, 146, 0.8, -18) +
      put(sprig(B), 172, 146, 0.7, 20),
  },
  around: '',
  land:
    filled(GROUND, box(0, 0, 800, 800)) +
    cut(C, hill(520, 70)) +
    put(sprig(A), 96, 560, 2, -8) +
    put(sprig(PALE), 720, 560, 1.8, 12) +
    cut(B, hill(600, -60)) +
    put(sprig(C), 640, 672, 2.2, 8) +
    put(sprig(C), 150, 672, 1.6, -14) +
    cut(A, hill(690, 50)),
  welcome: {
    sun: [200, 146, 1.2],
    bubble: [84, 256, 1.2],
    photo: [204, 284, 1.35, -4],
    envelope: [316, 272, 1, 12],
  },
};
