/** Bundles the server into dist/server when an input has changed since the last complete bundle. */
export function ensureBundled(): Promise<void>;
