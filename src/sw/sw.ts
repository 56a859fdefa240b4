import { listenForPushes } from './push.ts';
import type { WorkerScope } from './scope.ts';

/** The service worker: `/sw.js`, built by itself (`src/build/service-worker-plugin.ts`). */
listenForPushes(self as unknown as WorkerScope);
