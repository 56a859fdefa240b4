import { openPreparing } from './preparing.testing.ts';

/** A process that makes a video ready, until it is killed. */
await openPreparing(process.argv[2] ?? '').prepare();
