import { runInAction } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';
import type { Realtime } from '../../lib/socket/realtime.ts';
import { type Brand, bootInPage } from '../brand/index.ts';

interface WatchPort {
  http: HttpCalls;
  brand: Pick<Brand, 'config' | 'discoverContentExist'>;
  realtime: Pick<Realtime, 'on'>;
  /** Whether the first HTML said it: the server of this product does, a static host does not. */
  isSaid?: boolean;
}

/** What is younger is not asked again. */
const FRESH = 5 * 60_000;

/**
 * Keeps the way to the page to discover things true (`discoverContentExist`). What the first HTML said is not asked again; a static host is asked
 * once the first screen is over; and a tab that somebody comes back to, at most every five minutes. Where no answer
 * comes it stays as it was. With Save-Data nobody asks: it holds until the next load. What operators switch off or on is told by an event.
 */
export const watchDiscoverContent = ({
  http,
  brand,
  realtime,
  isSaid = bootInPage() !== undefined,
}: WatchPort): void => {
  let askedAt = Date.now();
  const ask = async (): Promise<void> => {
    askedAt = Date.now();
    const isThere = await http.call('GET /api/v1/discovers/exists', { background: true, anonymous: true });
    runInAction(() => {
      brand.discoverContentExist = isThere;
    });
  };
  const askQuietly = () => void ask().catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= FRESH) askQuietly();
  });
  realtime.on('features.changed', (offered) =>
    runInAction(() => {
      brand.config = { ...brand.config, ...offered };
      brand.discoverContentExist = offered.features.discover;
    }),
  );
  if (!isSaid) askQuietly();
};
