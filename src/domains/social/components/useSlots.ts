import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { FeedStore } from '../feed.store.ts';
import { type SlotShape, SlotWindow } from '../slots.ts';

/** Heights outlive the page: coming back finds every row where it was. */
const windows = new WeakMap<FeedStore, SlotWindow>();

export const useSlots = (feed: FeedStore, shape: SlotShape): SlotWindow => {
  const { pathname } = useLocation();
  const [slots] = useState(() => {
    const known = windows.get(feed) ?? new SlotWindow(shape);
    windows.set(feed, known);
    known.open(pathname);
    return known;
  });
  useLayoutEffect(() => {
    slots.start();
    // Before the rows of a next page are watched: they share the window with those that go.
    return () => slots.close();
  }, [slots]);
  return slots;
};

/** For the element of a slot, whatever it holds at the moment. */
export const useSlotRef = (slots: SlotWindow, id: string) =>
  useCallback((element: HTMLElement | null) => (element ? slots.watch(id, element) : undefined), [slots, id]);

/** Whether the slot of a row, the `index`th of its list, holds the row. */
export const useIsNear = (slots: SlotWindow, id: string, index: number): boolean => {
  const subscribe = useCallback((listener: () => void) => slots.onChange(id, listener), [slots, id]);
  const read = () => slots.isNear(id, index);
  return useSyncExternalStore(subscribe, read, read);
};
