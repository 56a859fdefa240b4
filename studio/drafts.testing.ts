import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandIds, readTokenFile } from '../design-system/src/theme/testing.ts';
import { type Change, type Draft, draftOf, refusalIn } from './draft.ts';

/** The draft of a change that has to be made. */
export function made(change: Change): Draft {
  if (change.status === 'refused') throw new Error(refusalIn(change.faults, 'en'));
  return change.draft;
}

const readBrandFile = (id: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../brands', id, 'brand.json'), 'utf8'));

/** A draft of every brand of the repository. */
export const drafts: readonly Draft[] = brandIds.map((id) =>
  made(draftOf(readBrandFile(id), readTokenFile(id))),
);
