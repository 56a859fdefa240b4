import type { PubSub } from '../infra/pubsub/pubsub.ts';

interface Parts {
  pubsub: Pick<PubSub, 'follow' | 'unfollow'>;
  groupIds: (brand: string, userId: string) => Promise<string[]>;
  onError: (error: unknown) => void;
  /** Milliseconds that a person is still followed after their last socket: most come back. */
  linger?: number;
}

const LINGER = 15_000;

/** Has what is for the people of this node come here, and no more than that. */
export const createFollowing = ({ pubsub, groupIds, onError, linger = LINGER }: Parts) => {
  const followed = new Map<string, Promise<void>>();
  const ending = new Map<string, NodeJS.Timeout>();
  const keyOf = (brand: string, userId: string) => `${brand} ${userId}`;
  /** @returns whether there was one */
  const cancelEnd = (key: string): boolean => {
    clearTimeout(ending.get(key));
    return ending.delete(key);
  };
  const end = (brand: string, userId: string): void => {
    const key = keyOf(brand, userId);
    cancelEnd(key);
    followed.delete(key);
    pubsub.unfollow(brand, userId);
  };
  const begin = (brand: string, userId: string): void => {
    const key = keyOf(brand, userId);
    if (cancelEnd(key) && followed.has(key)) return;
    const following = pubsub.follow(brand, userId, () => groupIds(brand, userId));
    followed.set(key, following);
    following.catch((error: unknown) => {
      onError(error);
      if (followed.get(key) === following) end(brand, userId);
    });
  };
  return {
    begin,
    /**
     * From then on nothing is missed that a client does not see missing. What failed before is tried again: another socket
     * of theirs may have begun it. Rejects when their groups cannot be read.
     */
    isReady: (brand: string, userId: string): Promise<void> => {
      const key = keyOf(brand, userId);
      if (!followed.has(key)) begin(brand, userId);
      return followed.get(key) ?? Promise.resolve();
    },
    end: (brand: string, userId: string): void => {
      const key = keyOf(brand, userId);
      cancelEnd(key);
      ending.set(key, setTimeout(() => end(brand, userId), linger).unref());
    },
  };
};
