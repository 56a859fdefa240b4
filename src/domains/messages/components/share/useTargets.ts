import { LIMITS } from '@livery/contract';
import { useState } from 'react';
import { newCid } from '../../../../lib/ids.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useChat } from '../../useChat.ts';

/** Where something is sent: conversations, each with the client id that a repeat keeps. */
export interface ShareTarget {
  group_id: string;
  cid: string;
}

/** Somebody without a conversation yet stands among the chosen ones as a person. */
const PERSON = 'person ';
export const personTarget = (id: string): string => PERSON + id;

/** The conversations that are chosen, `LIMITS.forward` at most. */
export const useTargets = () => {
  const { toasts } = useStores();
  const { groups } = useChat();
  /** By conversation. */
  const [cids, setCids] = useState<Readonly<Record<string, string>>>({});
  const chosen = Object.keys(cids);
  const toggle = (id: string) => {
    const { [id]: known, ...others } = cids;
    if (known !== undefined) setCids(others);
    else if (chosen.length < LIMITS.forward) setCids({ ...cids, [id]: newCid() });
    else toasts.show({ id: 'room.forward.full', values: { count: LIMITS.forward } });
  };
  /** Opens the conversations that are not there yet. Rejects when one of them is refused. */
  const resolve = (): Promise<ShareTarget[]> =>
    Promise.all(
      Object.entries(cids).map(async ([id, cid]) => {
        if (!id.startsWith(PERSON)) return { group_id: id, cid };
        return { group_id: (await groups.openDirect(id.slice(PERSON.length))).id, cid };
      }),
    );
  return { chosen, toggle, resolve };
};

export type Targets = ReturnType<typeof useTargets>;
