import { reaction } from 'mobx';
import { titleCount } from './title-count.ts';

/** A busy stream changes the title so often at most. Milliseconds. */
const DELAY = 500;

/** What waits, by who counts it. */
const parts = new Map<string, number>();

const put = (name: string, count: number): void => {
  parts.set(name, count);
  titleCount.set([...parts.values()].reduce((sum, each) => sum + each, 0));
};

/** Adds what waits at one place to the count in the page's title; returns how to stop. */
export const countInTitle = (name: string, countOf: () => number): (() => void) => {
  const stop = reaction(countOf, (count) => put(name, count), { fireImmediately: true, delay: DELAY });
  return () => {
    stop();
    put(name, 0);
  };
};
