import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for the test that is running; it goes with it. */
export const temporaryFolder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'livery-test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};
