import { expect, test } from 'vitest';
import { BENCHES } from './benches.ts';

// Two at a time: how fast they are says nothing here, and each leaves a processor idle.
test.concurrent.each(BENCHES.map((bench) => [bench.name, bench] as const))(
  '%s runs, and returns its rows',
  async (_, bench) => {
    const rows = await bench.run('smoke');
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
    for (const { what, value } of rows) expect([what, Number.isFinite(value)]).toEqual([what, true]);
  },
);

test('no two have the same name', () => {
  expect(new Set(BENCHES.map(({ name }) => name)).size).toBe(BENCHES.length);
});
