// @vitest-environment node
import type { RealtimeEvent } from '@livery/contract';
import { describe, expect, it } from 'vitest';
import type { TextBundle } from '../intl/messages.ts';
import { Realtime } from '../socket/realtime.ts';
import type { Stores } from '../stores/stores.ts';
import { type DomainModule, defineDomain } from './domain-module.ts';
import { Domains } from './domains.ts';

interface Till {
  heard: string[];
  stop(): void;
}
declare module './domain-module.ts' {
  interface DomainStores {
    till: Till;
  }
}

const event = (id: string): RealtimeEvent => ({ event: 'group.updated', data: { group_id: id } });
const texts: TextBundle = async () => ({});

const setUp = (module: Partial<DomainModule<Till>> = {}, fetch?: () => Promise<void>) => {
  const log: string[] = [];
  const realtime = new Realtime(() => {
    throw new Error('nobody connects here');
  });
  const domain = defineDomain<Till>({
    pages: {},
    texts,
    createStore: () => {
      log.push('built');
      return { heard: [], stop: () => log.push('stopped') };
    },
    events: { 'group.updated': ({ heard }, { group_id }) => heard.push(group_id) },
    ...module,
  });
  const domains = new Domains({
    files: {
      '../domains/till/till.domain.ts': async () => {
        log.push('fetched');
        await fetch?.();
        return { domain };
      },
    },
    eventDomains: { 'group.updated': 'till' },
    loadTexts: async (bundle) => {
      log.push(bundle === texts ? 'texts' : 'other texts');
    },
    realtime,
    stores: () => ({}) as Stores,
  });
  return { domains, realtime, log, hear: (data: RealtimeEvent) => realtime.emit(data) };
};

describe('a domain', () => {
  it('loads once with its texts, however often it is asked for', async () => {
    const { domains, log } = setUp();
    await Promise.all([domains.load('till'), domains.load('till')]);
    await domains.store('till').load();
    expect(log).toEqual(['fetched', 'texts', 'built']);
  });

  it('loads the texts of the domains that it uses', async () => {
    const { domains } = setUp({ uses: ['moon'] });
    await expect(domains.load('till')).rejects.toThrow('There is no domain moon');
  });

  it('is fetched again after it did not come', async () => {
    let isLost = true;
    const { domains } = setUp({}, async () => {
      if (isLost) throw new TypeError('Failed to fetch');
    });
    await expect(domains.load('till')).rejects.toThrow('Failed to fetch');
    isLost = false;
    await domains.load('till');
  });

  it('that nobody has is an error with its name', async () => {
    const { domains } = setUp();
    await expect(domains.load('moon')).rejects.toThrow('There is no domain moon');
  });

  it('hears events while its store stands, and no longer after the account has left', async () => {
    const { domains, hear, log } = setUp();
    const { heard } = await domains.store('till').load();
    hear(event('a'));
    domains.drop();
    hear(event('b'));
    expect([heard, log.at(-1)]).toEqual([['a'], 'stopped']);
    const next = await domains.store('till').load();
    hear(event('c'));
    expect([heard, next.heard]).toEqual([['a'], ['c']]);
  });

  it('is stopped and deaf when the account leaves while its code is on the way', async () => {
    const late = Promise.withResolvers<void>();
    const { domains, log, hear } = setUp({}, () => late.promise);
    const coming = domains.store('till').load();
    domains.drop();
    late.resolve();
    const { heard } = await coming;
    hear(event('a'));
    expect([heard, log.at(-1), domains.store('till').value]).toEqual([[], 'stopped', undefined]);
  });
});
