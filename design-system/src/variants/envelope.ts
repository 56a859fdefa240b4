import type { Rules } from './levers.ts';

/**
 * `part-envelope` is a closed envelope as large as a hand, with `part-flap` and `part-sparks`; `part-letter` one in a
 * conversation, `part-packet` a small one. `part-paper` is the paper of any, `part-arc` that of an opened one, `part-seal` each seal.
 */
const PAPER = 'var(--color-envelope-paper)';
const DEEP = 'var(--color-envelope-paper-deep)';
const SEAL = 'var(--color-envelope-seal)';
const ink = (percent: number): string =>
  `color-mix(in srgb,var(--color-envelope-ink) ${percent}%,transparent)`;

/** Wax that ran a little under the stamp: no edge of it is like another. */
const WAX = Array.from({ length: 40 }, (_, step) => {
  const angle = (step * Math.PI) / 20;
  const reach = 46.5 + 2 * Math.sin(3 * angle + 1) + 1.5 * Math.sin(7 * angle);
  return [Math.cos(angle), Math.sin(angle)].map((way) => `${(50 + reach * way).toFixed(1)}%`).join(' ');
}).join();

/** The flap of a letter: two edges that meet where the seal is, and light on the paper between them. */
const folded = (tip: string): string =>
  `linear-gradient(to bottom left,transparent calc(50% - 1px),${ink(22)} 50%,transparent calc(50% + 1px)) 0 0/50% ${tip} no-repeat,linear-gradient(to bottom right,transparent calc(50% - 1px),${ink(22)} 50%,transparent calc(50% + 1px)) 100% 0/50% ${tip} no-repeat`;

/** Waves in rows, each over the one below. */
const scales = (size: number): string => {
  const ring = `radial-gradient(circle at 50% 100%,transparent 30%,${ink(8)} 31% 35%,transparent 36% 48%,${ink(8)} 49% 53%,transparent 54% 66%,${ink(8)} 67% 70%,transparent 71%)`;
  return `${ring} 0 0/${size}px ${size / 2}px,${ring} ${size / 2}px ${size / 4}px/${size}px ${size / 2}px`;
};
const PRINTED = `linear-gradient(170deg,${PAPER},${DEEP})`;

export const envelope: Rules<'envelope'> = {
  seal: `.part-seal{clip-path:polygon(${WAX})}.part-sparks{display:none}.part-flap{inset:0;top:0;height:58%;border:0;border-radius:0;background:linear-gradient(${ink(4)},${ink(14)});clip-path:polygon(0 0,100% 0,50% 100%)}.part-envelope{background:${folded('58%')},linear-gradient(${PAPER},${DEEP})}.part-letter{background:${folded('62px')},linear-gradient(${PAPER},${DEEP})}.part-packet{background:${folded('50%')},linear-gradient(${PAPER},${DEEP})}.part-arc{inset:0 0 auto;height:240px;border:0;border-radius:0;clip-path:polygon(0 0,100% 0,100% 62%,50% 100%,0 62%);background:linear-gradient(${SEAL},${SEAL}) 0 100%/100% 100%;&::before{content:"";position:absolute;inset:0;background:linear-gradient(${PAPER},${DEEP});clip-path:polygon(0 0,100% 0,100% calc(62% - 3px),50% calc(100% - 3px),0 calc(62% - 3px))}}`,
  pattern: `.part-paper{background:${scales(48)},${PRINTED}}.part-letter{background:${scales(32)},${PRINTED}}.part-packet{background:${scales(12)},${PRINTED}}.part-sparks{display:none}.part-flap{inset:0;top:0;height:64%;border-radius:0;background:linear-gradient(transparent,${ink(6)})}.part-arc{inset:0 0 auto;height:240px;border-radius:0;background:${scales(48)},${PRINTED}}`,
};
