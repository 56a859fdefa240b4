import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '../../lib/idle.ts';

/** Pixels: how high a row is taken for until one is measured. */
const GUESS = 72;
/** So many rows above and below the screen are in the page, too, once what the screen shows has been painted. */
const AHEAD = 8;
/** The window moves by so many rows: a scroll of less draws nothing. */
const STEP = 4;

export interface Sight {
  /** Index of the first row in sight. */
  first: number;
  /** Index after the last one. */
  end: number;
  /** Of one row, in pixels. */
  height: number;
}

/** The rows of a list; gaps have a role. */
export const rowsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(':scope > li:not([role])'),
];

/** Rows between `top` and `bottom`, pixels from the start of the list, and so many ahead. */
const between = (top: number, bottom: number, height: number, ahead: number): Sight => ({
  first: Math.max(0, Math.floor((Math.floor(top / height) - ahead) / STEP) * STEP),
  end: Math.max(STEP, Math.ceil((Math.ceil(bottom / height) + ahead) / STEP) * STEP),
  height,
});

const isSame = (one: Sight, other: Sight): boolean =>
  one.first === other.first && one.end === other.end && one.height === other.height;

/**
 * Which of a list's `count` rows are on the screen, whatever scrolls it: the page, a pane or a sheet. All rows are as high as
 * the first one that is drawn.
 */
export const useSight = (list: RefObject<HTMLElement | null>, count: number): Sight => {
  const ahead = useRef(0);
  const [sight, setSight] = useState(() => between(0, innerHeight, GUESS, 0));
  const look = useEffectEvent(() => {
    const [row] = list.current ? rowsOf(list.current) : [];
    const height = row?.getBoundingClientRect().height ?? 0;
    // In a pane that is not shown nothing has a height.
    if (!list.current || height === 0) return;
    const { top } = list.current.getBoundingClientRect();
    const next = between(-top, innerHeight - top, height, ahead.current);
    setSight((known) => (isSame(known, next) ? known : next));
  });
  // Only when there are other rows: looking lays the page out, in the middle of whatever drew the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that have come or gone, and those that this shows
  useLayoutEffect(() => look(), [count, sight]);
  useEffect(() => {
    const ended = new AbortController();
    const lookAhead = () => {
      ahead.current = AHEAD;
      look();
    };
    const stopWaiting = whenIdle(lookAhead);
    const handleScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(list.current)) lookAhead();
    };
    document.addEventListener('scroll', handleScroll, {
      capture: true,
      passive: true,
      signal: ended.signal,
    });
    addEventListener('resize', () => look(), { signal: ended.signal });
    // A list that was not shown has no height until it is.
    const watcher = new ResizeObserver(() => look());
    if (list.current) watcher.observe(list.current);
    return () => {
      stopWaiting();
      watcher.disconnect();
      ended.abort();
    };
  }, [list]);
  return sight;
};
