import type { Person } from '@livery/contract';
import { useEffect, useState } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';
import { SuggestedStore } from './suggested.store.ts';

/** Read once for who looks; undefined until they have come. For an observer. */
export const useSuggested = (): readonly Person[] | undefined => {
  const { http } = useStores();
  const [suggested] = useState(() => new SuggestedStore(http));
  useEffect(() => suggested.load(), [suggested]);
  return suggested.list;
};
