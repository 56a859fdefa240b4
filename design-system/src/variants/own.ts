import type { Rules } from './levers.ts';

const ROUND = 'var(--shape-radius-bubble)';
const JOIN = 'var(--shape-radius-bubble-join)';

/**
 * The reader's own messages on the side of everybody's: their ground tells them apart. Beside pictures of others (`part-crowd`)
 * they begin where the others' words do. A button that sends one again (`part-retry`) goes to its other side.
 */
export const own: Rules<'own'> = {
  left: `.part-own{justify-content:flex-start;>[data-bubble]{align-items:flex-start}fieldset{justify-content:flex-start}>[role=checkbox]{margin-inline-end:0}>.part-retry{order:1}.part-crowd &>[data-bubble]{margin-inline-start:calc(var(--density-avatar-sm) + 8px)}}:where(.part-own) .part-bubble{border-end-end-radius:${ROUND};border-end-start-radius:${JOIN}}:where(.part-own.part-follows) .part-bubble{border-start-end-radius:${ROUND};border-start-start-radius:${JOIN}}`,
};
