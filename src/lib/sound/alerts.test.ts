import { Switch } from '@livery/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Alerts, type AlertsPort, createAlerts } from './alerts.ts';
import { followFocus } from './speaking-tab.ts';

const OPEN = { notify: Switch.OPEN, sound: Switch.OPEN, vibration: Switch.CLOSE };
let me: ReturnType<AlertsPort['me']>;
let isSpeaking: boolean;
let heard: string[];
let alerts: Alerts;
const news = () => {
  heard.length = 0;
  alerts.alert();
  vi.advanceTimersByTime(5_000);
  return heard.join(' ');
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [me, isSpeaking, heard] = [OPEN, true, []];
  alerts = new Alerts({
    me: () => me,
    isSpeaking: () => isSpeaking,
    play: () => heard.push('sound'),
    vibrate: () => heard.push('vibration'),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('what is new is heard, and felt, as the settings say', () => {
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

it('a tab that does not speak is silent', () => {
  isSpeaking = false;
  expect(news()).toBe('');
});

it('of a burst one is heard', () => {
  for (let at = 1; at <= 20; at += 1) alerts.alert();
  expect(heard).toEqual(['sound']);
});

it('what two tell of at once is heard once, and by the next account anew', () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const users = { me: { ...OPEN, sound: Switch.CLOSE, vibration: Switch.OPEN } };
  const begin = () => [1, 2].map(() => createAlerts(users, { isLeading: true }));
  for (const count of [1, 2]) {
    const both = begin();
    for (const { alert } of both) alert();
    expect(vibrate).toHaveBeenCalledTimes(count);
    for (const { stop } of both) stop();
  }
  vi.unstubAllGlobals();
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
