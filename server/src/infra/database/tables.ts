/**
 * Tables of one brand's schema (`server/migrations`), by name. Each domain declares its own in its `<domain>.tables.ts`, by
 * declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: domains fill it
export interface Tables {}
