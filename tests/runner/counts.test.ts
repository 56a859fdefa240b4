import { describe, expect, test } from 'vitest';
import { fromPlaywright, fromTotals, fromVitest, one } from './counts.ts';

describe('a tool that only passes or fails', () => {
  test('counts one by its exit code', () => {
    expect(one(undefined, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(one(undefined, 2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe("vitest's report", () => {
  const report = { numPassedTests: 12, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };

  test('gives its own numbers', () => {
    expect(fromVitest(report, 1)).toEqual({ passed: 12, failed: 2, skipped: 2 });
  });

  test('all tests passed but a file did not load: failed', () => {
    expect(fromVitest({ numPassedTests: 12, numFailedTests: 0 }, 1)).toMatchObject({ passed: 12, failed: 1 });
  });

  test('no test found: failed, whatever the exit code', () => {
    expect(fromVitest({ numPassedTests: 0, numFailedTests: 0 }, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('only skipped tests: failed', () => {
    expect(fromVitest({ numPassedTests: 0, numPendingTests: 4 }, 0)).toMatchObject({ failed: 1, skipped: 4 });
  });

  test('no report at all: failed', () => {
    expect(fromVitest(undefined, 134)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe("Playwright's report", () => {
  test('a flaky test counts as failed', () => {
    const report = { stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 2 } };
    expect(fromPlaywright(report, 1)).toEqual({ passed: 9, failed: 2, skipped: 2 });
  });

  test('a server that did not come up: failed', () => {
    expect(fromPlaywright({ stats: { expected: 0, unexpected: 0 } }, 1)).toMatchObject({ failed: 1 });
  });
});

describe('totals of our own scripts', () => {
  test('are taken as they are', () => {
    expect(fromTotals({ passed: 20, failed: 1 }, 1)).toEqual({ passed: 20, failed: 1, skipped: 0 });
  });
});
