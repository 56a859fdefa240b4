import type { EnvelopeRules } from '@livery/contract';
import { useEffect, useState } from 'react';
import { useStores } from '../../lib/stores/stores.ts';

/** What the operator lets be sent and lost, read when it is asked for; undefined until it has come. */
export const useRules = (): EnvelopeRules | undefined => {
  const { http } = useStores();
  const [rules, setRules] = useState<EnvelopeRules>();
  useEffect(() => {
    const asking = new AbortController();
    http
      .call('GET /api/v1/red-envelopes/rules', { background: true, signal: asking.signal })
      .then(setRules)
      .catch(() => undefined);
    return () => asking.abort();
  }, [http]);
  return rules;
};
