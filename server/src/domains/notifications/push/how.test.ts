import { expect, test } from 'vitest';
import { howOf } from './how.ts';

const person = { sound: true, vibration: true };

test('a brand that is felt strongly says so, one that is not felt never vibrates', () => {
  expect(howOf(person, undefined)).toEqual({ silent: false, vibrate: true });
  expect(howOf(person, 'light')).toEqual({ silent: false, vibrate: true });
  expect(howOf(person, 'strong')).toEqual({ silent: false, vibrate: true, haptics: 'strong' });
  expect(howOf(person, 'none')).toEqual({ silent: false, vibrate: false });
  expect(howOf({ sound: false, vibration: false }, 'strong')).toMatchObject({ silent: true, vibrate: false });
});
