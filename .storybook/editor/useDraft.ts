import { useState } from 'react';
import { brandFiles } from '../brands.ts';
import { type Change, type Draft, draftOf, withField, withToken } from './draft.ts';

/** What the sections of the editor share. */
export interface Editing {
  readonly draft: Draft;
  /** Makes a change; returns why it cannot be made, or nothing. */
  take: (change: Change) => string | undefined;
  /** Gives a token another `$value`. */
  setToken: (path: string, value: unknown) => string | undefined;
  /** Gives a field of `brand.json` another value. */
  setField: (path: string, value: unknown) => string | undefined;
}

function firstDraft(id: string): Draft {
  const files = brandFiles.find((brand) => brand.id === id) ?? brandFiles[0];
  const change = draftOf(files?.brand, files?.tokens);
  if (change.status === 'refused') throw new Error(change.sentences.join('\n'));
  return change.draft;
}

/** The brand under edit, begun from a folder of `brands/`. */
export function useDraft(startId: string): Editing & { startFrom: (id: string) => void } {
  const [draft, setDraft] = useState(() => firstDraft(startId));

  function take(change: Change): string | undefined {
    if (change.status === 'refused') return change.sentences.join(' ');
    setDraft(change.draft);
    return undefined;
  }

  return {
    draft,
    take,
    setToken: (path, value) => take(withToken(draft, path, value)),
    setField: (path, value) => take(withField(draft, path, value)),
    startFrom: (id) => setDraft(firstDraft(id)),
  };
}
