import { observable } from 'mobx';

export type GivenNames = ReadonlyMap<string, string>;

export const NOBODY: GivenNames = new Map();

/**
 * What the person at the screen calls others, by their id. It stands in the first screen, whose posts name people too;
 * `nicknames` fills it later.
 */
export const givenNames = observable.box(NOBODY, { deep: false });
