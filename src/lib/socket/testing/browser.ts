interface Asked {
  signal?: AbortSignal;
  ifAvailable?: boolean;
}
type Work = (lock: object | null) => Promise<unknown>;

/** Tabs of one browser: who asks first leads, the next one when the first lets go. */
export const browserLocks = () => {
  const queues = new Map<string, (() => void)[]>();
  const next = (name: string) => queues.get(name)?.[0]?.();
  const wait = (name: string, { signal, ifAvailable = false }: Asked, work: Work) =>
    new Promise<unknown>((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      if (ifAvailable && queue.length > 0) return resolve(work(null));
      const leave = (done: () => void) => {
        const isFirst = queue[0] === turn;
        queue.splice(queue.indexOf(turn), 1);
        done();
        if (isFirst) next(name);
      };
      const turn = () =>
        void work({}).then(
          (result) => leave(() => resolve(result)),
          (error: unknown) => leave(() => reject(error)),
        );
      signal?.addEventListener('abort', () => queue[0] !== turn && leave(() => reject(signal.reason)));
      queue.push(turn);
      if (queue.length === 1) turn();
      return undefined;
    });
  return {
    request: (name: string, ...[asked, work]: [Work] | [Asked, Work]) =>
      typeof asked === 'function' ? wait(name, {}, asked) : wait(name, asked, work as Work),
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
