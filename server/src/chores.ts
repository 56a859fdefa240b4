import type { Infra } from './infra/infra.ts';
import type { Services } from './services.ts';

const EVERY = 60 * 60 * 1000;

/**
 * Work that nobody waits for, hourly for each brand: accounts whose grace is over are cleaned. Several nodes may do it
 * at once. Answers how to stop it; a run that has begun is waited for.
 */
export const startChores = (infra: Infra, { auth }: Services): (() => Promise<void>) => {
  const run = async (): Promise<void> => {
    for (const brand of infra.brands.all) {
      const tenant = { brand, db: infra.database.tenant(brand.id) };
      const cleaned = await auth.closing.cleanCancelled(tenant, new Date()).catch((err: unknown) => {
        infra.log.error({ err, brand: brand.id }, 'cancelled accounts were not cleaned');
        return 0;
      });
      if (cleaned > 0) infra.log.info({ brand: brand.id, cleaned }, 'cancelled accounts cleaned');
    }
  };
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(run);
  }, EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
};
