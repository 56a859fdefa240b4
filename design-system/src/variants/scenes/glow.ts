import {
  box,
  bubble,
  card,
  circle,
  drawn,
  faded,
  filled,
  flap,
  glass,
  head,
  packet,
  path,
  put,
  shoulders,
  spark,
  window,
} from './forms.ts';
import { A, B, C, FLAP, GIFT, GROUND, PALE, SEAL } from './inks.ts';
import type { Kit } from './kit.ts';

/** Light: things of coloured glass before a glow. */
const across = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const halo = (id: string, color: string, strength: number): string =>
  `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${strength}"/><stop offset=".6" stop-color="${color}" stop-opacity="${strength / 3}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
const fade = `<linearGradient id="d" x2="0" y2="1"><stop stop-color="${A}" stop-opacity=".9"/><stop offset="1" stop-color="${C}" stop-opacity=".5"/></linearGradient>`;

const [MAIN, SECOND, THIRD] = ['url(#m)', 'url(#s)', 'url(#t)'];
const lit = (fill: string, ...shapes: string[]): string =>
  filled(fill, ...shapes) + faded(0.5, drawn(PALE, 1.5, ...shapes));
const clear = (fill: string, ...shapes: string[]): string =>
  faded(0.55, filled(fill, ...shapes)) + faded(0.9, drawn(fill, 1.5, ...shapes));
const veil = (d: string, fill: string, opacity: number): string => faded(opacity, filled(fill, path(d)));

export const glow: Kit = {
  defs:
    across('m', A, C) + across('s', B, A) + across('t', C, B) + halo('h', B, 0.6) + halo('i', C, 0.7) + fade,
  parts: {
    bubble: lit(MAIN, bubble(20)) + filled(PALE, circle(-18, -6, 5), circle(0, -6, 5), circle(18, -6, 5)),
    reply:
      clear(SECOND, bubble(20)) + faded(0.9, filled(PALE, box(-24, -16, 44, 6, 3), box(-4, -3, 24, 6, 3))),
    photo:
      lit(PALE, card(12)) +
      filled(THIRD, window(8)) +
      filled(PALE, circle(12, -22, 8)) +
      veil('M-28 14V0l18-22L4-6l8-8L28 2v12Z', MAIN, 0.9) +
      filled(GROUND, box(-28, 26, 36, 7, 3.5)),
    blank: clear(MAIN, card(12)),
    person: lit(MAIN, shoulders, head),
    friend: clear(SECOND, shoulders, head),
    lens:
      filled('url(#h)', circle(-8, -8, 60)) +
      clear(SECOND, glass) +
      drawn(MAIN, 9, circle(-8, -8, 32.01)) +
      drawn(A, 11, path('M19 19 40 40')) +
      faded(0.9, drawn(PALE, 4, path('M-26-14a20 20 0 0 1 14-14'))),
    lost:
      filled('url(#i)', circle(0, -6, 62)) +
      clear(SECOND, path('M-34 22a22 22 0 0 1-4-43.6A32 32 0 0 1 22-30 26 26 0 0 1 34 22Z')) +
      lit(MAIN, path('M-14 40a19 19 0 0 1-3-37.7A27 27 0 0 1 34-2 21 21 0 0 1 42 40Z')) +
      drawn(PALE, 5, path('M14 8 4 22h14L8 36')),
    envelope:
      lit(GIFT, packet(9)) +
      filled(FLAP, flap(9)) +
      filled('url(#i)', circle(0, 2, 24)) +
      filled(SEAL, circle(0, 2, 11)),
    coin: filled('url(#i)', circle(0, 0, 20)) + filled(SEAL, circle(0, 0, 10)),
    sun: filled('url(#h)', circle(0, 0, 112)) + lit(SECOND, circle(0, 0, 44)),
  },
  behind: {
    all:
      filled('url(#i)', circle(130, 66, 64)) +
      filled('url(#h)', circle(72, 90, 68)) +
      faded(0.7, filled(GROUND, `<ellipse cx="100" cy="146" rx="66" ry="6"/>`)),
  },
  around:
    put(filled(B, spark(9)), 168, 28) + put(filled(C, spark(6)), 34, 36) + put(filled(A, spark(4)), 176, 60),
  land:
    filled(GROUND, box(0, 0, 800, 800)) +
    veil(
      'M0 380C120 120 220 90 300 300S520 620 800 140V460C560 760 380 640 260 480S80 470 0 640Z',
      'url(#d)',
      0.5,
    ) +
    veil('M0 520C180 260 300 330 420 440S660 520 800 300V800H0Z', 'url(#t)', 0.35) +
    filled('url(#i)', circle(180, 200, 220)) +
    veil('M0 640C160 560 300 660 460 620S700 560 800 610V800H0Z', MAIN, 0.55) +
    veil('M0 720C200 660 380 740 540 700S740 680 800 690V800H0Z', MAIN, 0.9) +
    [
      [90, 90, 10],
      [640, 120, 14],
      [520, 60, 7],
      [250, 60, 6],
      [720, 300, 8],
      [60, 330, 7],
    ]
      .map(([x = 0, y = 0, size = 0]) => put(filled(PALE, spark(size)), x, y))
      .join(''),
};
