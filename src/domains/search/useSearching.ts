import { useEffect, useState } from 'react';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import type { SearchTab } from './found.store.ts';
import { addressOf, type Question, questionIn, wordsOf } from './question.ts';

/** Milliseconds without a key after which what was typed is looked for. */
const PAUSE = 350;

/** What is typed, and a moment later looked for: the address says it, so that Back and a link find it again. */
export const useSearching = () => {
  const navigate = useNavigate();
  const question = questionIn(useQuery());
  const { words, tab } = question;
  const [typed, setTyped] = useState(words);
  const [shown, setShown] = useState(words);
  /** A word is being put together: its parts are not looked for. */
  const [isComposing, setComposing] = useState(false);
  if (shown !== words) {
    setShown(words);
    // Not by typing: Back, or a word that was chosen.
    if (words !== wordsOf(typed)) setTyped(words);
  }
  const wanted = wordsOf(typed);
  const ask = (next: Question) => {
    if (addressOf(next) !== addressOf(question)) navigate(addressOf(next), { replace: true });
  };
  useEffect(() => {
    if (isComposing || wanted === words) return;
    const timer = setTimeout(() => {
      navigate(addressOf({ words: wanted, tab }), { replace: true });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [wanted, words, tab, isComposing, navigate]);
  return {
    ...question,
    typed,
    type: setTyped,
    setComposing,
    /** At once. */
    submit: () => ask({ words: wanted, tab }),
    choose: (chosen: SearchTab) => ask({ words: wanted, tab: chosen }),
  };
};
