import { LIMITS } from '@livery/contract';
import { useState } from 'react';
import { newCid } from '../../../../lib/ids.ts';
import { useStores } from '../../../../lib/stores/stores.ts';

/** Where something is sent: conversations, each with the client id that a repeat keeps. */
export interface ShareTarget {
  group_id: string;
  cid: string;
}

/** The conversations that are chosen, `LIMITS.forward` at most. */
export const useTargets = () => {
  const { toasts } = useStores();
  /** By conversation. */
  const [cids, setCids] = useState<Readonly<Record<string, string>>>({});
  const chosen = Object.keys(cids);
  const toggle = (id: string) => {
    const { [id]: known, ...others } = cids;
    if (known !== undefined) setCids(others);
    else if (chosen.length < LIMITS.forward) setCids({ ...cids, [id]: newCid() });
    else toasts.show({ id: 'room.forward.full', values: { count: LIMITS.forward } });
  };
  const list: ShareTarget[] = Object.entries(cids).map(([group_id, cid]) => ({ group_id, cid }));
  return { chosen, toggle, list };
};

export type Targets = ReturnType<typeof useTargets>;
