import { mkdir, writeFile } from 'node:fs/promises';
import { ensurePrograms } from '../runner/install-programs.ts';
import { type Bench, meets, type Row } from './bench.ts';
import { BENCHES } from './benches.ts';

const REPORT = new URL('../../dist/bench/', import.meta.url);

/** Runs all benchmarks, or those that are named; returns the exit code. A missed goal is printed, and is no failure. */
export const main = async (names: string[]): Promise<number> => {
  const unknown = names.filter((name) => BENCHES.every((bench) => bench.name !== name));
  if (unknown.length > 0) {
    console.error(`There is no benchmark "${unknown[0]}": ${BENCHES.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  let failed = 0;
  for (const bench of BENCHES.filter(({ name }) => names.length === 0 || names.includes(name))) {
    console.log(`\n${bench.name} (${bench.goal})`);
    try {
      ensurePrograms(bench.programs ?? []);
      await report(bench, await bench.run('full'));
    } catch (error) {
      failed += 1;
      console.error(error instanceof Error ? error.message : error);
    }
  }
  return failed === 0 ? 0 : 1;
};

const report = async (bench: Bench, rows: Row[]) => {
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const row of rows)
    console.log(`  ${row.what.padEnd(width)}  ${numberOf(row)} ${row.unit}${verdict(row)}`);
  await mkdir(REPORT, { recursive: true });
  const file = new URL(`${bench.name}.json`, REPORT);
  const record = { name: bench.name, goal: bench.goal, at: new Date().toISOString(), rows };
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
  console.log(`  → dist/bench/${bench.name}.json`);
};

const numberOf = ({ value }: Row): string => value.toLocaleString('en').padStart(12);

const verdict = (row: Row): string => {
  if (!row.goal) return '';
  const bound = 'least' in row.goal ? `goal ≥ ${row.goal.least}` : `goal ≤ ${row.goal.most}`;
  return `   ${bound}: ${meets(row) ? 'met' : 'MISSED'}`;
};
