// @vitest-environment node
import { afterEach, expect, it } from 'vitest';
import { serverClock } from './server-clock.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
afterEach(() => serverClock.sync(new Date(NOW).toUTCString(), NOW));

it('turns a time of the server into one of a clock that is wrong', () => {
  serverClock.sync('Sat, 21 Nov 2026 10:10:00 GMT', NOW);
  expect(serverClock.here(Date.parse('2026-11-21T11:00:00Z'))).toBe(Date.parse('2026-11-21T10:50:00Z'));
});

it.each(['Sat, 21 Nov 2026 09:59:59 GMT', undefined, 'yesterday'])(
  'leaves a clock that agrees alone: %s',
  (header) => {
    serverClock.sync(header, NOW);
    expect(serverClock.here(NOW)).toBe(NOW);
  },
);
