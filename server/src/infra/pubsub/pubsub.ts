import type { RealtimeEvent } from '@livery/contract';

/** Whom an event is for; `everyone` is every socket of the brand, `watching` those that watch whether a person is here. */
export type Audience =
  | { users: readonly string[] }
  | { group: string }
  | { watching: string }
  | { everyone: true };

export interface Envelope {
  brand: string;
  audience: Audience;
  event: RealtimeEvent;
}

/** Carries events from services to the socket hub of every node. Delivery is best effort: events are hints. */
export interface PubSub {
  publish(envelope: Envelope): void;
  subscribe(listener: (envelope: Envelope) => void): () => void;
}

/** Within one process. */
export const createPubSub = (): PubSub => {
  const listeners = new Set<(envelope: Envelope) => void>();
  return {
    publish: (envelope) => {
      for (const listener of listeners) listener(envelope);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
