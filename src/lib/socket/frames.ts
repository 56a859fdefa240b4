import type { ClientFrame, RealtimeEvent, ServerFrame } from '@livery/contract';

/** What a client sends that matters for seconds. */
export type Signal = Exclude<ClientFrame, { op: 'auth' | 'ping' }>;

export const encodeFrame = (frame: ClientFrame): string => JSON.stringify(frame);

/** A frame of the server; undefined for what this version does not know. */
export const parseFrame = (data: unknown): ServerFrame | undefined => {
  if (typeof data !== 'string') return undefined;
  try {
    const frame = JSON.parse(data) as Record<string, unknown> | null;
    if (typeof frame !== 'object' || frame === null) return undefined;
    if (frame['op'] === 'ready' || frame['op'] === 'pong') return frame as unknown as ServerFrame;
    return isEvent(frame) ? frame : undefined;
  } catch {
    return undefined;
  }
};

const isEvent = (frame: object): frame is RealtimeEvent =>
  'event' in frame && typeof frame.event === 'string' && 'data' in frame;
