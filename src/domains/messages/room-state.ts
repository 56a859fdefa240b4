import { ApiFailure } from '../../lib/http/failure.ts';
import type { RoomWindow } from './room-window.ts';

/** What lies beyond an end of the window: more, more that is on its way or did not come, or nothing (`end`). */
export type Edge = 'more' | 'loading' | 'failed' | 'end';

export interface ReadyRoom {
  readonly status: 'ready';
  readonly window: RoomWindow;
  readonly older: Edge;
  /** `end`: the newest message is shown, and what arrives is added. */
  readonly newer: Edge;
}

/** `denied`: the conversation is not there for this person, asking again is of no use. */
export type RoomFailure =
  | { readonly status: 'denied' }
  | { readonly status: 'failed'; readonly error: unknown };
export type RoomState = { readonly status: 'opening' } | RoomFailure | ReadyRoom;

/** A message to bring into sight; a marked one is the one that was looked for. */
export interface Target {
  id: string;
  isMarked: boolean;
}

/** Codes that the room shows in its place; any other failure to open is announced. */
export const DENIALS = ['api.forbidden', 'api.not_found'] as const;

/** The state of a room that could not be read. */
export const problemOf = (error: unknown): RoomFailure =>
  error instanceof ApiFailure && DENIALS.some((code) => code === error.code)
    ? { status: 'denied' }
    : { status: 'failed', error };

const edgeAt = (isEnd: boolean, hasMoved: boolean, edge: Edge): Edge => {
  if (isEnd) return 'end';
  return hasMoved || edge === 'end' ? 'more' : edge;
};

/** With another window, in a conversation known up to `end`. An end that has not moved keeps what was said about it. */
export const withWindow = (
  { window: before, older, newer }: ReadyRoom,
  window: RoomWindow,
  end: number,
): ReadyRoom => ({
  status: 'ready',
  window,
  older: edgeAt(window.from <= 1, window.from !== before.from, older),
  newer: edgeAt(window.to >= end, window.to !== before.to, newer),
});

export const readyAt = (window: RoomWindow, end: number): ReadyRoom =>
  withWindow({ status: 'ready', window, older: 'more', newer: 'more' }, window, end);
