import { expect, test } from 'vitest';
import { readLimits } from '../config.limits.ts';
import { limitFor, QUOTAS, quotasSetBy } from './quotas.ts';

const limits = readLimits({});
const brand = (quotas?: object) => ({ config: { quotas } });

test('the lesser holds of what a brand says and what the installation allows', () => {
  expect(limitFor(brand({ messages_per_minute: 20 }), limits, 'messagesPerMinute')).toBe(20);
  expect(limitFor(brand({ messages_per_minute: 5_000 }), limits, 'messagesPerMinute')).toBe(
    limits.messagesPerMinute,
  );
  expect(limitFor(brand({ messages_per_minute: 20 }), limits, 'commentsPerMinute')).toBe(
    limits.commentsPerMinute,
  );
  expect(limitFor(brand(), limits, 'uploadsPerDay')).toBe(limits.uploadsPerDay);
  expect(limitFor(brand({ strangers_per_day: 1 }), limits, 'strangersPerDay')).toBe(1);
});

test('operators set less than the folder says, and never what locks people out', () => {
  const folder = { messages_per_minute: 20 };
  expect(quotasSetBy(folder, { messages_per_minute: 10, follows_per_minute: 3 })).toEqual({
    ...{ messages_per_minute: 10, follows_per_minute: 3 },
  });
  for (const nothing of [undefined, 'x', { messages_per_minute: 21 }, { messages_per_minute: 0 }, { x: 1 }])
    expect(quotasSetBy(folder, nothing)).toBe(folder);
  expect(quotasSetBy(undefined, {})).toBeUndefined();
});

test('each names a limit of its own', () => {
  const named = Object.values(QUOTAS).map(({ limit }) => limit);
  expect(new Set(named).size).toBe(named.length);
});
