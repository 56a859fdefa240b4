import { cva } from 'class-variance-authority';

const bubbleSides = ['own', 'other'] as const;
export type BubbleSide = (typeof bubbleSides)[number];
const bubbleContents = ['text', 'picture', 'player', 'bare'] as const;
export type BubbleContent = (typeof bubbleContents)[number];

/** The corner at the speaker is small; inside a run the upper one too. */
export const bubbleStyles = cva(
  'part-bubble relative max-w-full rounded-bubble leading-snug wrap-anywhere text-pretty group-focus-visible/message:outline-focus',
  {
    variants: {
      side: { own: '', other: '' } satisfies Record<BubbleSide, string>,
      content: {
        text: 'part-words px-3 py-2 shadow-bubble',
        picture: 'w-picture p-0.75 shadow-bubble',
        player: 'w-picture p-0.75 shadow-bubble',
        bare: 'text-primary',
      } satisfies Record<BubbleContent, string>,
      /** Follows a message of the same person. */
      continues: { true: '', false: '' },
    },
    compoundVariants: [
      {
        side: 'own',
        content: ['text', 'picture', 'player'],
        className: 'rounded-br-bubble-join bg-bubble-own text-bubble-own',
      },
      {
        side: 'other',
        content: ['text', 'picture', 'player'],
        className: 'rounded-bl-bubble-join bg-bubble-other text-bubble-other',
      },
      { side: 'own', continues: true, className: 'rounded-tr-bubble-join' },
      { side: 'other', continues: true, className: 'rounded-tl-bubble-join' },
    ],
    defaultVariants: { content: 'text', continues: false },
  },
);

/** The quote; over what stands bare it needs a ground of its own. */
export const quoteStyles = cva(
  'part-quote flex min-w-0 flex-col rounded-quote border-s-quote px-2 py-1 text-start text-footnote leading-snug',
  {
    variants: {
      side: {
        own: 'border-bubble-own bg-quote-own',
        other: 'border-quote-bar bg-quote',
      } satisfies Record<BubbleSide, string>,
      content: {
        text: '-mx-1 mb-1.5 w-quote',
        picture: 'm-1 mb-1.5 w-quote-picture',
        player: 'm-1 mb-1.5 w-quote-picture',
        bare: 'mb-1.5 w-fit max-w-full bg-bubble-other text-bubble-other',
      } satisfies Record<BubbleContent, string>,
      // Two small lines are lower than a finger.
      opens: { true: 'relative after:absolute after:inset-x-0 after:-inset-y-1' },
    },
    defaultVariants: { content: 'text' },
  },
);

export const quoteNameStyles = cva('truncate font-strong', {
  variants: {
    side: { own: 'text-bubble-own-accent', other: 'text-accent' } satisfies Record<BubbleSide, string>,
  },
});

export const bubbleAuthorStyles = cva(
  'part-author mb-px flex items-center gap-1.5 text-footnote leading-snug font-strong text-accent',
  {
    variants: {
      content: { text: '', picture: 'px-2 py-1', player: 'px-2 py-1', bare: '' } satisfies Record<
        BubbleContent,
        string
      >,
    },
    defaultVariants: { content: 'text' },
  },
);

/** At the end of the last line of a text; over the corner of a picture, and below a player, which has buttons there. */
export const bubbleMetaStyles = cva(
  'inline-flex items-center gap-0.75 text-micro leading-none tabular-nums',
  {
    variants: {
      side: { own: '', other: '' } satisfies Record<BubbleSide, string>,
      content: {
        text: 'float-right -mr-0.5 -mb-px ms-2.5 mt-2',
        picture: 'absolute right-2.5 bottom-2.5 z-raised h-5 rounded-chip bg-media-control px-2 text-media',
        player: 'float-right me-1.5 mt-1.5 mb-1',
        bare: 'float-right mt-1 h-5 rounded-chip bg-wallpaper-veil px-2 text-secondary',
      } satisfies Record<BubbleContent, string>,
    },
    compoundVariants: [
      { side: 'own', content: ['text', 'player'], className: 'text-bubble-own-meta' },
      { side: 'other', content: ['text', 'player'], className: 'text-tertiary' },
    ],
    defaultVariants: { content: 'text' },
  },
);

export const messageRowStyles = cva(
  'part-message group/message flex max-w-full items-end gap-2 focus-visible:outline-hidden pointer-coarse:select-none',
  {
    variants: {
      side: { own: 'part-own justify-end', other: '' } satisfies Record<BubbleSide, string>,
      continues: { true: 'part-follows mt-0.75', false: 'mt-2.5' },
      marked: { true: 'rounded-bubble bg-accent-soft', false: '' },
      /** Choosing: a tap is for the row, not for what stands in it. */
      picking: { true: 'cursor-pointer select-none', false: '' },
    },
  },
);

/** At the start of its line, wherever the bubble stands. */
export const pickMarkStyles = cva(
  'mb-1.5 grid size-6 shrink-0 cursor-pointer place-items-center rounded-check',
  {
    variants: {
      side: { own: 'me-auto', other: '' } satisfies Record<BubbleSide, string>,
      isOn: { true: 'bg-accent text-on-accent', false: 'bg-raised shadow-line' },
    },
  },
);

export const chatNoticeStyles = cva(
  'mx-auto mt-2 mb-1 rounded-chip px-2.5 py-0.5 text-center text-caption leading-body',
  {
    variants: {
      look: {
        still: 'w-fit bg-wallpaper-veil text-secondary',
        marked: 'w-fit bg-accent-soft text-primary',
        /** Over messages: nothing of them shines through its words. */
        afloat: 'w-fit bg-raised text-secondary shadow-line',
        /** From edge to edge: what is below it is another part of the conversation. */
        divider: 'w-full bg-wallpaper-veil font-strong text-primary',
      },
    },
  },
);
