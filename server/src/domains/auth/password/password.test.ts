import { expect, test } from 'vitest';
import { createPasswords } from './password.ts';

test('a password fits its own hash alone, and an unknown account fits nothing', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('Blue7whale');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(stored, 'Blue7whale')).toBe(true);
  expect(await passwords.verify(stored, 'blue7whale')).toBe(false);
  expect(await passwords.verify(undefined, 'Blue7whale')).toBe(false);
});

test('a full queue refuses, and works again when it has emptied', async () => {
  const passwords = createPasswords({ atOnce: 1, waiting: 2 });
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('Blue7whale')));
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(answers[3]).toMatchObject({ reason: { code: 'api.too_frequent' } });
  expect(await passwords.hash('Blue7whale')).toContain('argon2id');
});

test('an unknown account costs a hash like any other', async () => {
  const passwords = createPasswords({ atOnce: 1, waiting: 0 });
  const unknown = passwords.verify(undefined, 'Blue7whale');
  await expect(passwords.verify(undefined, 'Blue7whale')).rejects.toMatchObject({ code: 'api.too_frequent' });
  expect(await unknown).toBe(false);
});
