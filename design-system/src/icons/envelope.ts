import type { IconNode } from 'lucide';

/** A red envelope with its seal: a letter is a `MailIcon`. */
export const EnvelopeIcon: IconNode = [
  ['rect', { x: '5', y: '3.5', width: '14', height: '17', rx: '2.5' }],
  ['path', { d: 'M5 8c4 3.8 10 3.8 14 0' }],
  ['circle', { cx: '12', cy: '11.5', r: '2.2' }],
];
