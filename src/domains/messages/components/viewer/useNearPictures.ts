import type { Message } from '@livery/contract';
import { useEffect, useState } from 'react';
import { isGone } from '../../files/message-files.ts';
import { isExpired } from '../../message.model.ts';
import { useChat } from '../../useChat.ts';

/** Nothing while it is on its way. */
export type Picture = { url: string } | { failed: 'gone' | 'failed' };

const GONE: Picture = { failed: 'gone' };

/** Pictures by the id of their message: of those in sight and beside it, so that turning shows the next one at once. */
export const useNearPictures = (near: readonly Message[]) => {
  const { files } = useChat();
  const [pictures, setPictures] = useState<Readonly<Record<string, Picture>>>({});
  const [tries, setTries] = useState(0);
  const wanted = near.filter((message) => message.type === 'image' && !isExpired(message));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same messages are asked for once, and by another try
  useEffect(() => {
    let isMounted = true;
    const become = (id: string, picture: Picture) =>
      isMounted && setPictures((known) => ({ ...known, [id]: picture }));
    for (const { id, group_id } of wanted) {
      let shown: 'nothing' | 'middle' | 'whole' = 'nothing';
      // What its bubble shows stands here until all of it has come.
      files.known({ id, group_id }, { size: 'middle' })?.then(
        ({ url }) => {
          if (shown === 'whole') return;
          shown = 'middle';
          become(id, { url });
        },
        () => undefined,
      );
      files.open({ id, group_id }).then(
        ({ url }) => {
          shown = 'whole';
          become(id, { url });
        },
        (error: unknown) => {
          if (isGone(error)) become(id, GONE);
          // Nothing is taken from who sees the smaller one.
          else if (shown === 'nothing') become(id, { failed: 'failed' });
        },
      );
    }
    return () => {
      isMounted = false;
    };
  }, [files, tries, wanted.map(({ id }) => id).join()]);
  const of = (message: Message): Picture | undefined => (isExpired(message) ? GONE : pictures[message.id]);
  const retry = () => {
    setPictures({});
    setTries((count) => count + 1);
  };
  return { of, retry };
};
