import type { Rules, Variants } from './levers.ts';

/**
 * `part-message` is a message with all that belongs to it, `part-own` one of the reader's, `part-follows` one after another of
 * the same person, `part-bubble` what it stands on, and
 * `part-words` that of words; `part-author` and `part-quote` stand over them. Nothing here costs more layout than a message
 * has without it: a room opens with a hundred of them.
 */
const bare = [
  '--color-chat-bubble-own:transparent',
  '--color-chat-bubble-other:transparent',
  '--color-chat-bubble-own-text:var(--color-text-primary)',
  '--color-chat-bubble-other-text:var(--color-text-primary)',
  '--color-chat-bubble-own-meta:var(--color-text-secondary)',
  '--color-chat-bubble-own-accent:var(--color-accent-text)',
  // On the wallpaper and on the tint of a chosen one.
  '--color-text-tertiary:var(--color-text-secondary)',
].join(';');

/** The side of a box at which messages of a run have their tail, and the tail's own outline. */
const TAILS = {
  foot: ['end', 'bottom', 'M12 0V12H0C5 11 6 7 6 0Z'],
  head: ['start', 'top', 'M12 12V0H0C5 1 6 5 6 12Z'],
} as const;

/** At the speaker: at the foot of each message, or at the head of the first one of a run, under who says it. */
function tail({ own, grouping }: Variants): string {
  const isHead = grouping === 'head';
  const [end, edge, outline] = TAILS[isHead ? 'head' : 'foot'];
  const round = 'var(--shape-radius-bubble)';
  const atEnd = `.part-own &{border-${end}-start-radius:${round};border-${end}-end-radius:0}.part-own &::before{inset-inline:auto -6px;transform:scaleX(-1)}`;
  return [
    isHead ? `.part-bubble{border-radius:${round}}` : '',
    `.part-words{border-${end}-start-radius:0;&::before{content:"";position:absolute;${edge}:0;inset-inline-start:-6px;width:12px;height:12px;background:inherit;clip-path:path("${outline}")}&:dir(rtl)::before{scale:-1 1}`,
    own === 'left' ? '' : atEnd,
    isHead ? `.part-follows.part-message &{border-radius:${round};&::before{content:none}}` : '',
    '}',
  ].join('');
}

export const bubble: Rules<'bubble'> = {
  tail,
  round: '.part-bubble{border-radius:calc(var(--shape-radius-bubble) + 4px)}',
  square: '.part-bubble{border-radius:var(--shape-radius-badge)}',
  lines: `.part-message{${bare}}.part-bubble{box-shadow:none}.part-author{padding-inline:0}.part-quote{margin-inline:0}.part-words{border-radius:0;padding-inline:0;.part-own &{border-inline-start:2px solid var(--color-accent-solid);padding-inline-start:10px}}`,
};
