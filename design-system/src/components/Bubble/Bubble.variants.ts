import { cva } from 'class-variance-authority';

export const bubbleSides = ['own', 'other'] as const;
export type BubbleSide = (typeof bubbleSides)[number];

/** The corner at the speaker is small; inside a run the upper one too. */
export const bubbleStyles = cva(
  'relative max-w-full rounded-bubble leading-snug wrap-anywhere text-pretty shadow-bubble group-focus-visible/message:outline-focus',
  {
    variants: {
      side: {
        own: 'rounded-br-bubble-join bg-bubble-own text-bubble-own',
        other: 'rounded-bl-bubble-join bg-bubble-other text-bubble-other',
      } satisfies Record<BubbleSide, string>,
      content: { text: 'px-3 py-2', picture: 'w-picture p-0.75' },
      /** Follows a message of the same person. */
      continues: { true: '', false: '' },
    },
    compoundVariants: [
      { side: 'own', continues: true, className: 'rounded-tr-bubble-join' },
      { side: 'other', continues: true, className: 'rounded-tl-bubble-join' },
    ],
    defaultVariants: { content: 'text', continues: false },
  },
);

/** At the end of the last line of a text; over the corner of a picture. */
export const bubbleMetaStyles = cva(
  'inline-flex items-center gap-0.75 text-micro leading-none tabular-nums',
  {
    variants: {
      side: { own: '', other: '' } satisfies Record<BubbleSide, string>,
      content: {
        text: 'float-right -mr-0.5 -mb-px ms-2.5 mt-2',
        picture: 'absolute right-2.5 bottom-2.5 z-raised h-5 rounded-chip bg-media-control px-2 text-media',
      },
    },
    compoundVariants: [
      { side: 'own', content: 'text', className: 'text-bubble-own-meta' },
      { side: 'other', content: 'text', className: 'text-tertiary' },
    ],
    defaultVariants: { content: 'text' },
  },
);

export const messageRowStyles = cva(
  'group/message flex max-w-full items-end gap-2 focus-visible:outline-hidden',
  {
    variants: {
      side: { own: 'justify-end', other: '' } satisfies Record<BubbleSide, string>,
      continues: { true: 'mt-0.75', false: 'mt-2.5' },
      marked: { true: 'rounded-bubble bg-accent-soft', false: '' },
    },
  },
);

export const chatNoticeStyles = cva(
  'mx-auto mt-2 mb-1 w-fit rounded-chip px-2.5 py-0.5 text-center text-caption leading-body',
  {
    variants: {
      marked: { true: 'bg-accent-soft text-primary', false: 'bg-wallpaper-veil text-secondary' },
    },
  },
);
