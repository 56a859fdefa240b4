import { Switch } from '@livery/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { feel } from './feel.ts';
import { type Felt, PATTERNS } from './patterns.ts';

const ME = { vibration: Switch.OPEN };
const vibrate = vi.fn();
const choose = (strength: string) => document.documentElement.style.setProperty('--haptics', strength);
let isStill: boolean;

beforeEach(() => {
  isStill = false;
  vibrate.mockClear();
  vi.stubGlobal('navigator', { vibrate });
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.style.removeProperty('--haptics');
});

it.each(Object.keys(PATTERNS) as Felt[])(
  '%s is felt, longer in a strong brand, and in one that is still not at all',
  (felt) => {
    feel(felt, ME);
    expect(vibrate).toHaveBeenLastCalledWith([...PATTERNS[felt]]);
    choose('strong');
    feel(felt, ME);
    const [first = 0] = vibrate.mock.lastCall?.[0] ?? [];
    expect(first).toBeGreaterThan(PATTERNS[felt][0]);
    choose('none');
    feel(felt, ME);
    expect(vibrate).toHaveBeenCalledTimes(2);
  },
);

it('who wants no vibration, or no motion, feels none', () => {
  feel('won', { vibration: Switch.CLOSE });
  feel('won', undefined);
  isStill = true;
  feel('won', ME);
  expect(vibrate).not.toHaveBeenCalled();
});
