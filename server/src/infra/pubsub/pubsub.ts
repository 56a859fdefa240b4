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
  /** It may have been told before: no push is sent for it. */
  again?: true;
  /** What it was published by, where that is traced (`traceparent`). */
  trace?: string | undefined;
}

/** Where nodes lose sight of each other: these people of a brand, of a conversation, or all, have to look what they missed. */
export type Gap = { brand: string; audience: Audience } | 'all';

/** Carries events from services to the socket hub of every node. Delivery is best effort: events are hints. */
export interface PubSub {
  publish(envelope: Envelope): void;
  /** Hears what is for people whom this node follows, and what changes who may see whom. */
  subscribe(listener: (envelope: Envelope) => void): () => void;
  /** Hears what this node publishes, whoever it is for: for work that one node does. */
  overhear(listener: (envelope: Envelope) => void): () => void;
  /**
   * From when this resolves what is for this person comes here, until it is unfollowed.
   * @param groups reads the groups that they are in
   */
  follow(brand: string, userId: string, groups: () => Promise<string[]>): Promise<void>;
  unfollow(brand: string, userId: string): void;
  /** These people are in this group from now on. */
  entered(brand: string, group: string, userIds: readonly string[]): void;
  /** From now on events of people who watch this person come here, or no more. */
  watch(brand: string, userId: string): void;
  unwatch(brand: string, userId: string): void;
  /** Told of groups whose events come here from now on: what was known of them may be out of date. */
  onFresh(listener: (brand: string, group: string) => void): void;
  onGap(listener: (gap: Gap) => void): void;
}

/** Within one process: everything is heard, and nothing is ever missed. */
export const createPubSub = (): PubSub => {
  const listeners = new Set<(envelope: Envelope) => void>();
  const subscribe: PubSub['subscribe'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    publish: (envelope) => {
      for (const listener of listeners) listener(envelope);
    },
    subscribe,
    overhear: subscribe,
    follow: async () => undefined,
    unfollow: () => undefined,
    entered: () => undefined,
    watch: () => undefined,
    unwatch: () => undefined,
    onFresh: () => undefined,
    onGap: () => undefined,
  };
};
