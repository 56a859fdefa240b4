import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLimited, ProcessError } from './limited.ts';

const run = createLimited({ signal: new AbortController().signal, niceness: 0 });
/** How a program ends that does this. */
const endOf = async (program: string): Promise<ProcessError> => {
  const error = await run(process.execPath, ['-e', program], { seconds: 60 }).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProcessError)) throw new Error('it ended well');
  return error;
};

test.runIf(existsSync('/usr/bin/prlimit'))(
  'a program is told that its time of the processor is over, and has some more to end',
  async () => {
    const limits = await run('/bin/cat', ['/proc/self/limits'], { seconds: 60 });
    expect(limits).toMatch(/Max cpu time +60 +65 +seconds/);
  },
);

test('what has used up its time of the processor is late, and would be again', async () => {
  const told = `console.error('Exiting normally, received signal 24.'); process.exit(255)`;
  for (const program of [`process.kill(process.pid, 'SIGXCPU')`, told])
    expect(await endOf(program)).toMatchObject({ isLate: true, isFinal: true });
});

test('what was killed may be tried again, and what gave up itself may not', async () => {
  expect(await endOf(`process.kill(process.pid, 'SIGKILL')`)).toMatchObject({
    isLate: false,
    isFinal: false,
  });
  expect(await endOf('process.exit(3)')).toMatchObject({ isLate: false, isFinal: true });
  expect(await endOf(`console.error('received signal 240'); process.exit(255)`)).toMatchObject({
    isFinal: false,
  });
});
