import { ERROR_STATUS } from '@livery/contract';
import type { CallName } from '@livery/contract/calls';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../server/src/testing/test-app.ts';
import { CALL_NAMES, type FilledCall, fillCall } from './filled-calls.ts';

/** Longer runs by `ATTACK_ROUNDS`, others by `ATTACK_SEED`. */
const ROUNDS = Number(process.env['ATTACK_ROUNDS'] ?? 90);
const SEED = Number(process.env['ATTACK_SEED'] ?? 20_261_122);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const HOSTILE: readonly unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1.5,
    9e15,
    1e308,
    [],
    {},
    [[[]]],
    { toString: 'x' },
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
  ],
  ...["' or 1=1 --", '../../etc/passwd', '%00', '<script>alert(1)</script>', '{"$gt":""}', '\u202e\u2060'],
  ...[
    'x'.repeat(5_000),
    '9'.repeat(400),
    '2026-99-99T99:99:99Z',
    '__proto__',
    'constructor',
    '💥'.repeat(300),
  ],
];

/** What may stand at any place of a request; undefined leaves what fits there. */
const hostile = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
const BODIES = fc.constantFrom('as it is', 'as it is', 'as it is', 'none', 'an array', 'no JSON');
const WHO = fc.constantFrom('nobody', 'somebody', 'somebody', 'of another brand', 'wrong');

const bodyOf = ({ body }: FilledCall, kind: string): unknown =>
  ({ none: undefined, 'an array': [body], 'no JSON': '{"half' })[kind] ??
  (kind === 'none' ? undefined : body);

/** A trace, a statement or a row in what leaves the server. */
const LEAK =
  /\bat (?:async )?[\w.<>]+ \(|node:internal|\/src\/|select .* from |duplicate key|violates|brand_aurora/i;

const tokens = async (): Promise<Record<string, string>> => ({
  somebody: (await app.signUp()).access,
  'of another brand': (await app.signUp({ brand: 'lotus' })).access,
  wrong: 'x'.repeat(43),
});

const attack = async (name: CallName, by: Record<string, string>) => {
  const place = fc.record({
    values: fc.array(hostile, { minLength: 12, maxLength: 12 }),
    kind: BODIES,
    who: WHO,
  });
  await fc.assert(
    fc.asyncProperty(place, async ({ values, kind, who }) => {
      let at = 0;
      // Half a surrogate cannot stand in an address.
      const request = fillCall(name, () => {
        const value = values[at++ % values.length];
        return typeof value === 'string' ? value.toWellFormed() : value;
      });
      const token = by[who];
      const answer = await app.call({
        method: request.method,
        url: request.url,
        ...(token && { token }),
        headers: { 'content-type': 'application/json' },
        ...(request.method !== 'GET' && { body: JSON.stringify(bodyOf(request, kind)) ?? '' }),
      });
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) {
        const { error, message } = answer.raw.json();
        expect(Object.keys(ERROR_STATUS)).toContain(error);
        expect(message).toEqual(expect.any(String));
      }
      expect(answer.raw.body).not.toMatch(LEAK);
    }),
    { numRuns: ROUNDS, seed: SEED, endOnFailure: true },
  );
};

test.each(CALL_NAMES)('%s takes whatever comes, from whomever', async (name) => {
  await attack(name, await tokens());
});
