import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPassedSuites } from './passed-suites.ts';

const temporaryFile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'passed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'deep/passed.json');
};

test('what passed is known to the next run, with its own inputs alone', () => {
  const file = temporaryFile();
  openPassedSuites(file).add('unit', 'one');
  openPassedSuites(file).add('server', 'two');
  const next = openPassedSuites(file);
  expect(next.passedAt('unit', 'one')).toBeInstanceOf(Date);
  expect(next.passedAt('unit', 'two')).toBeUndefined();
  expect(next.passedAt('e2e', 'one')).toBeUndefined();
});

test('a record that cannot be read lets every suite run', () => {
  const file = temporaryFile();
  openPassedSuites(file).add('unit', 'one');
  writeFileSync(file, '{"unit":');
  expect(openPassedSuites(file).passedAt('unit', 'one')).toBeUndefined();
});
