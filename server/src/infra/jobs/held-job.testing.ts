import { openNode, wordJob } from './jobs.testing.ts';

/** A process that takes a job, reports it and never ends it. */
const holder = wordJob(() => {
  process.send?.('taken');
  return new Promise(() => undefined);
});
await openNode(process.argv[2] ?? '', [holder]).jobs.start();
