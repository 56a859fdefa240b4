import type { Rules, Variants } from './levers.ts';

const ROUND = 'var(--shape-radius-bubble)';
const JOIN = 'var(--shape-radius-bubble-join)';

/** The small corner goes up to the first message of a run; what has other corners by `bubble` keeps them. */
function headCorners({ own, bubble = 'corner' }: Variants): string {
  if (bubble !== 'corner') return '';
  const atEnd = `.part-own .part-bubble{border-start-start-radius:${ROUND};border-end-end-radius:${ROUND};border-start-end-radius:${JOIN}}.part-own.part-follows .part-bubble{border-start-end-radius:${ROUND}}`;
  return `.part-bubble{border-end-start-radius:${ROUND};border-start-start-radius:${JOIN}}.part-follows .part-bubble{border-start-start-radius:${ROUND}}${own === 'left' ? '' : atEnd}`;
}

/** A run is one block: what touches inside of it has small corners. Without bubbles it is one column of words. */
function tight({ bubble }: Variants): string {
  if (bubble === 'lines') return '.part-follows{margin-top:0}';
  const before = '.part-message:has(+.part-follows)';
  const corners =
    bubble === 'square'
      ? ''
      : `.part-follows .part-bubble{border-start-start-radius:${JOIN};border-start-end-radius:${JOIN}}${before} .part-bubble{border-end-start-radius:${JOIN};border-end-end-radius:${JOIN}}`;
  return `.part-follows{margin-top:1px}${corners}${bubble === 'tail' ? `${before} .part-words::before{content:none}` : ''}`;
}

/**
 * Messages of one person in a row. `--grouping-picture` says at which of them the picture of a person stands, in a group:
 * `part-picture`, level with the head of its message then.
 */
export const grouping: Rules<'grouping'> = {
  head: (chosen) =>
    `:root{--grouping-picture:head}.part-picture{align-self:flex-start}${headCorners(chosen)}`,
  tight,
};
