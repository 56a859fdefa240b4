import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { PostList } from '../feed.store.ts';
import { type RowShape, RowWindow } from '../row-window.ts';

/** Heights outlive the page: coming back finds every row where it was. */
const windows = new WeakMap<PostList, RowWindow>();

export const useRowWindow = (feed: PostList, shape: RowShape): RowWindow => {
  const { pathname } = useLocation();
  const [rows] = useState(() => {
    const known = windows.get(feed) ?? new RowWindow(shape);
    windows.set(feed, known);
    known.open(pathname);
    return known;
  });
  useLayoutEffect(() => {
    rows.start();
    // Before the rows of a next page are watched: they share the window with those that go.
    return () => rows.close();
  }, [rows]);
  return rows;
};

/** For the element of a slot, whatever it holds at the moment. */
export const useRowRef = (rows: RowWindow, id: string) =>
  useCallback((element: HTMLElement | null) => (element ? rows.watch(id, element) : undefined), [rows, id]);

/** Whether the slot of a row, the `index`th of its list, holds the row. */
export const useIsNear = (rows: RowWindow, id: string, index: number): boolean => {
  const subscribe = useCallback((listener: () => void) => rows.onChange(id, listener), [rows, id]);
  const read = () => rows.isNear(id, index);
  return useSyncExternalStore(subscribe, read, read);
};
