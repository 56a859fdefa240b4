import { type Message, Switch, type User } from '@livery/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GROUP, ME, messageOf } from '../testing.ts';
import { MessageAlerts } from './message-alerts.ts';
import { followFocus } from './speaking-tab.ts';

const OPEN: Pick<User, 'id' | 'notify' | 'sound' | 'vibration'> = {
  id: ME,
  notify: Switch.OPEN,
  sound: Switch.OPEN,
  vibration: Switch.CLOSE,
};
let me: typeof OPEN | undefined;
let muted: boolean;
let isLooking: boolean;
let isSpeaking: boolean;
let heard: string[];
let alerts: MessageAlerts;
const news = (fields: Partial<Message> = {}) => {
  heard.length = 0;
  alerts.alert(messageOf({ seq: 1, group_id: GROUP, ...fields }));
  vi.advanceTimersByTime(5_000);
  return heard.join(' ');
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [me, muted, isLooking, isSpeaking, heard] = [OPEN, false, false, true, []];
  alerts = new MessageAlerts({
    me: () => me,
    group: () => ({ muted }),
    isLooking: () => isLooking,
    isSpeaking: () => isSpeaking,
    play: () => heard.push('sound'),
    vibrate: () => heard.push('vibration'),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a message of somebody else is heard, and felt, as the settings say', () => {
  expect(news()).toBe('sound');
  me = { ...OPEN, vibration: Switch.OPEN };
  expect(news()).toBe('sound vibration');
  me = { ...OPEN, sound: Switch.CLOSE };
  expect(news()).toBe('');
  me = { ...OPEN, notify: Switch.CLOSE, vibration: Switch.OPEN };
  expect(news()).toBe('');
  me = undefined;
  expect(news()).toBe('');
});

it('one’s own, what the system tells, a muted conversation and the one that is looked at are silent', () => {
  expect(news({ user_id: ME })).toBe('');
  expect(news({ type: 'member_join' })).toBe('');
  muted = true;
  expect(news()).toBe('');
  [muted, isLooking] = [false, true];
  expect(news()).toBe('');
  [isLooking, isSpeaking] = [false, false];
  expect(news()).toBe('');
});

it('of a burst one is heard', () => {
  for (let seq = 1; seq <= 20; seq += 1) alerts.alert(messageOf({ seq }));
  expect(heard).toEqual(['sound']);
});

it('the tab that the person is at speaks; while they are at none, the leading one', () => {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const [leading, other] = [followFocus(() => true), followFocus(() => false)];
  expect([leading.isSpeaking(), other.isSpeaking()]).toEqual([true, false]);
  focus.mockReturnValue(true);
  const third = followFocus(() => false);
  expect(third.isSpeaking()).toBe(true);
  focus.mockReturnValue(false);
  expect(leading.isSpeaking()).toBe(false);
  third.stop();
  expect(leading.isSpeaking()).toBe(true);
  for (const tab of [leading, other]) tab.stop();
});
