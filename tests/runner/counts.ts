export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Reads a tool's JSON report (undefined when it wrote none) beside its exit code. */
export type CountReader = (report: unknown, exitCode: number) => Counts;

/** The tool broke off, or looked at nothing: neither is a pass. */
const CRASHED: Counts = { passed: 0, failed: 1, skipped: 0 };

/** A tool that only passes or fails. */
export const one: CountReader = (_report, exitCode) =>
  exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : CRASHED;

/** vitest's json reporter. */
export const fromVitest: CountReader = (report, exitCode) =>
  judged(exitCode, {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  });

/** Playwright's json reporter. A test that passed only when repeated is a failure. */
export const fromPlaywright: CountReader = (report, exitCode) => {
  const stats = at(report, 'stats');
  return judged(exitCode, {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
    skipped: numberAt(stats, 'skipped'),
  });
};

/** Our own scripts: `{ passed, failed }`. */
export const fromTotals: CountReader = (report, exitCode) =>
  judged(exitCode, {
    passed: numberAt(report, 'passed'),
    failed: numberAt(report, 'failed'),
    skipped: 0,
  });

/** A run without a failed test that ended badly, or without any test at all, has failed once. */
function judged(exitCode: number, counts: Counts): Counts {
  const isSilentlyBad = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return isSilentlyBad ? { ...counts, failed: 1 } : counts;
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function numberAt(value: unknown, key: string): number {
  const found = at(value, key);
  return typeof found === 'number' ? found : 0;
}
