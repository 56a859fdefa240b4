/** Tabs of one browser: who asks first leads, the next one when the first lets go. */
export const browserLocks = () => {
  const queues = new Map<string, (() => void)[]>();
  const next = (name: string) => queues.get(name)?.[0]?.();
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        const turn = () => void work().then(() => leave(resolve));
        const leave = (done: () => void) => {
          const isFirst = queue[0] === turn;
          queue.splice(queue.indexOf(turn), 1);
          done();
          if (isFirst) next(name);
        };
        signal.addEventListener('abort', () => queue[0] !== turn && leave(() => reject(signal.reason)));
        queue.push(turn);
        if (queue.length === 1) turn();
      }),
  };
};

/** What a tab says comes to the others of its name, after what is under way. */
export const browserChannels = () => {
  const open = new Set<Channel>();
  class Channel {
    readonly name: string;
    onmessage: ((message: { data: unknown }) => void) | null = null;

    constructor(name: string) {
      this.name = name;
      open.add(this);
    }

    postMessage(data: unknown) {
      for (const other of open) {
        if (other !== this && other.name === this.name)
          queueMicrotask(() => open.has(other) && other.onmessage?.({ data: structuredClone(data) }));
      }
    }

    close() {
      open.delete(this);
    }
  }
  return Channel;
};
