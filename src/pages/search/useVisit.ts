import { useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { keptBy, SearchHistory } from '../../domains/search/index.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** Whoever comes back finds what they had found; whoever comes anew, what is there now. Returns what they looked for last. */
export const useVisit = (): SearchHistory => {
  const { social, users } = useStores();
  const isBack = useNavigationType() === NavigationType.Pop;
  useState(() => isBack || keptBy(social, users.id).forgetFound());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reader has another history
  return useMemo(() => new SearchHistory(), [users.id]);
};

/** Another question is read from its top. */
export const useTopOf = (question: string): void => {
  const last = useRef(question);
  useEffect(() => {
    if (last.current !== question) scrollTo({ top: 0, behavior: 'instant' });
    last.current = question;
  }, [question]);
};
