import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './tracing/span.ts';

/** What is going on here belongs to. */
export interface Here {
  /** Of the request, as its answer says it too. */
  requestId?: string;
  /** What it is a step of, where that is traced. */
  span?: Span;
}

const storage = new AsyncLocalStorage<Here | undefined>();

/** Undefined for what belongs to nobody: a start, a timer of our own. */
export const here = (): Here | undefined => storage.getStore();

/** All that `work` begins belongs there, also what it leaves to run on. */
export const runIn = <T>(place: Here | undefined, work: () => T): T => storage.run(place, work);

/** For what outlives whoever began it, such as a connection: its events are nobody's. */
export const runNowhere = <T>(work: () => T): T => storage.run(undefined, work);
