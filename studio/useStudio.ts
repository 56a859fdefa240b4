import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ToldLocale } from '../server/src/brand/sentences/told.ts';
import { call, type SentFiles, type WorkshopState } from './calls.ts';
import { type Change, type Draft, draftOf, refusalIn, withField, withToken } from './draft.ts';
import { textsOf } from './files.ts';
import type { Editing } from './useDraft.ts';

/** The draft that a state of the workshop holds; undefined where its two files cannot be read. */
function draftIn({ files }: WorkshopState): Draft | undefined {
  try {
    const change = draftOf(JSON.parse(String(files['brand.json'])), JSON.parse(String(files['tokens.json'])));
    return change.status === 'made' ? change.draft : undefined;
  } catch {
    return undefined;
  }
}

/** Files whose text differs between two drafts. */
const changedFiles = (before: Draft, after: Draft): SentFiles => {
  const [old, now] = [textsOf(before), textsOf(after)];
  const names = Object.keys(now) as (keyof typeof now)[];
  return Object.fromEntries(names.filter((name) => old[name] !== now[name]).map((name) => [name, now[name]]));
};

export interface Studio {
  readonly state: WorkshopState;
  readonly editing: Editing | undefined;
  /** What could not be done, as a sentence. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  /** Asks the workshop for something and shows what is then. Resolves with whether it was done. */
  run: (name: string, body?: object) => Promise<boolean>;
  /** Puts files into the folder, as one step. */
  put: (files: SentFiles) => Promise<boolean>;
  tell: (problem: string | undefined) => void;
}

/** The state of the workshop and what is done to it; undefined until it is known, with why where it never will be. */
export function useStudio(locale: ToldLocale): Pick<Studio, 'problem'> & { studio?: Studio } {
  const [state, setState] = useState<WorkshopState>();
  const [local, setLocal] = useState<Draft>();
  const [problem, tell] = useState<string>();
  const [waiting, setWaiting] = useState(0);
  /** Calls go one after the other; of drafts that wait, only the last is sent. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef(0);

  const run = (name: string, body: object = {}): Promise<boolean> => {
    setWaiting((count) => count + 1);
    const round = ++newest.current;
    const next = turn.current.then(async () => {
      try {
        const now = await call(name, body);
        setState(now);
        // What was changed meanwhile is on its way, and is newer.
        if (round === newest.current) setLocal(undefined);
        tell(undefined);
        return true;
      } catch (error) {
        setLocal(undefined);
        tell(error instanceof Error ? error.message : String(error));
        return false;
      } finally {
        setWaiting((count) => count - 1);
      }
    });
    turn.current = next;
    return next;
  };

  const begin = useEffectEvent(() => {
    call('state').then(setState, (error: Error) => tell(error.message));
  });
  useEffect(() => begin(), []);

  const stored = useMemo(() => (state ? draftIn(state) : undefined), [state]);
  if (!state) return { problem };
  const draft = local ?? stored;

  function take(change: Change, key?: string): string | undefined {
    if (change.status === 'refused') return refusalIn(change.faults, locale);
    if (!draft) return undefined;
    const files = changedFiles(draft, change.draft);
    if (Object.keys(files).length === 0) return undefined;
    setLocal(change.draft);
    void run('change', { files, key });
    return undefined;
  }

  const editing: Editing | undefined = draft && {
    draft,
    take,
    setToken: (path, value) => take(withToken(draft, path, value), path),
    setField: (path, value) => take(withField(draft, path, value), path),
  };
  const put = (files: SentFiles) => run('change', { files });
  return { problem, studio: { state, editing, problem, isBusy: waiting > 0, run, put, tell } };
}
