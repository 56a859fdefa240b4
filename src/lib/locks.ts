/**
 * Runs `work` while no other tab of this browser runs work of the same name, and tells it whether it had to wait for
 * one. Without Web Locks it just runs.
 */
export const withLock = async <Result>(
  name: string,
  work: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> => {
  const { locks } = navigator;
  if (!locks) return work(false);
  const free = await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work(false) } : undefined,
  );
  return free ? free.result : locks.request(name, () => work(true));
};
