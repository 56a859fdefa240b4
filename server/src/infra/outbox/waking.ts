import type { Logger } from 'pino';

/** While something goes on, what comes within it (milliseconds) is handed out together. */
const GATHERING = 25;

/**
 * Runs `work` for a brand some time after it was asked to, once for all who asked meanwhile, and never twice at once. What fails
 * is left to who sweeps.
 */
export const createWaking = (work: (brand: string) => Promise<void>, log: Pick<Logger, 'warn'>) => {
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();
  let isStopped = false;

  const run = async (brand: string): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, GATHERING));
    again.delete(brand);
    if (isStopped) return;
    await work(brand).catch((err: unknown) =>
      log.warn({ err, brand }, 'notifications wait to be handed out'),
    );
    if (again.has(brand)) return run(brand);
  };

  const wake = (brand: string): void => {
    again.add(brand);
    if (running.has(brand) || isStopped) return;
    running.set(
      brand,
      run(brand).finally(() => running.delete(brand)),
    );
  };

  return {
    wake,
    /** One brand after the other: on one connection, where nobody waits for them. A brand that is always busy keeps the others for the sweep. */
    wakeInTurn: async (brands: readonly string[]): Promise<void> => {
      for (const brand of brands) {
        wake(brand);
        await running.get(brand);
      }
    },
    /** Waits for what runs. */
    stop: async (): Promise<void> => {
      isStopped = true;
      await Promise.all(running.values());
    },
  };
};
