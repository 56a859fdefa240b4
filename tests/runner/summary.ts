import type { SuiteResult } from './run-suite.ts';

/** Prints minutes and counts a suite, what failed, then the closing line. @returns the exit code */
export function summarise(results: SuiteResult[], unchanged: { name: string }[]): number {
  const total = (key: 'minutes' | 'passed' | 'failed') =>
    results.reduce((sum, result) => sum + result[key], 0);
  console.log('\nsuite      minutes   passed   failed  skipped');
  for (const { name, minutes, passed, failed, skipped } of results) {
    const numbers = [minutes.toFixed(2), passed, failed, skipped].map((value) => String(value).padStart(9));
    console.log(`${name.padEnd(9)}${numbers.join('')}`);
  }
  console.log(`${'in all'.padEnd(9)}${total('minutes').toFixed(2).padStart(9)}`);
  if (unchanged.length > 0) {
    const names = unchanged.map(({ name }) => name).join(', ');
    console.log(`\nNot run, since nothing has changed that they read since they passed here: ${names}.`);
    console.log('npm test -- --all runs them too.');
  }
  for (const { name, failures } of results)
    for (const failure of failures) console.log(`\nFailed in ${name}: ${failure}`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}
