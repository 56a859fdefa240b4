/** Builds the client into dist/client when an input has changed since the last complete build. */
export function ensureBuilt(): Promise<void>;
