/** Servers of these suites are started from the bundle. */
export { ensureBundled as default } from '../../server/bin/bundle.mjs';
