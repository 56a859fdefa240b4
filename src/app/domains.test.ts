// @vitest-environment node
import { expect, it } from 'vitest';
import type { DomainModule } from '../lib/domains/domain-module.ts';
import { ACCOUNT_DOMAINS, EVENT_DOMAINS } from './domains.ts';

const files = import.meta.glob<{ domain: DomainModule }>('../domains/*/*.domain.ts');
const modules = await Promise.all(
  Object.entries(files).map(async ([path, load]) => {
    const name = path.split('/')[2] ?? '';
    return [name, (await load()).domain] as const;
  }),
);

it('names the domain of every event that a domain handles', () => {
  const handled = modules.flatMap(([name, { events = {} }]) =>
    Object.keys(events).map((event) => [event, name]),
  );
  expect(EVENT_DOMAINS).toEqual(Object.fromEntries(handled));
  expect(handled).toHaveLength(Object.keys(EVENT_DOMAINS).length);
});

it('starts with the account only domains that have a store', () => {
  const stores = modules.filter(([, { createStore }]) => createStore).map(([name]) => name);
  expect(stores).toEqual(expect.arrayContaining([...ACCOUNT_DOMAINS]));
});
