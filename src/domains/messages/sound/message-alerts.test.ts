import type { Message } from '@livery/contract';
import { beforeEach, expect, it } from 'vitest';
import { GROUP, ME, messageOf } from '../testing.ts';
import { MessageAlerts } from './message-alerts.ts';

let muted: boolean;
let isLooking: boolean;
let count: number;
const alerts = new MessageAlerts({
  me: () => ME,
  group: () => ({ muted, last_seq: 4 }),
  isLooking: () => isLooking,
  alerts: { alert: () => (count += 1) },
});
const isHeard = (fields: Partial<Message> = {}) => {
  count = 0;
  alerts.alert(messageOf({ seq: 5, group_id: GROUP, ...fields }));
  return count === 1;
};

beforeEach(() => {
  [muted, isLooking] = [false, false];
});

it('a message of somebody else is heard', () => {
  expect(isHeard()).toBe(true);
});

it('one’s own, what the system tells, a muted conversation and the one that is looked at are silent', () => {
  expect(isHeard({ user_id: ME })).toBe(false);
  expect(isHeard({ type: 'member_join' })).toBe(false);
  muted = true;
  expect(isHeard()).toBe(false);
  [muted, isLooking] = [false, true];
  expect(isHeard()).toBe(false);
});

it('what is told once more is heard once', () => {
  expect(isHeard({ seq: 4 })).toBe(false);
});
