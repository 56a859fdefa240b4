import { Type } from 'typebox';

/** Runs when a minesweeper envelope settles. Where it is lost, the next minute's look does what it would have done. */
export const SETTLE = { name: 'envelopes.settle', payload: Type.Object({ id: Type.String() }) };
