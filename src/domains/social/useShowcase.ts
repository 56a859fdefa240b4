import { useEffect } from 'react';
import { useStores } from '../../lib/stores/stores.ts';

const COUNT = 12;

/** Pictures of the brand's newest posts, as decoration. Read it inside an `observer`. */
export const useShowcase = (): readonly string[] => {
  const { social } = useStores();
  const feed = social.feeds.recommend;
  useEffect(() => feed.open(), [feed]);
  const sets = feed.list
    .filter(({ kind }) => kind === 'images')
    .map(({ media }) => media.map(({ url }) => url));
  // The first picture of each before the second of any: neighbours differ.
  const longest = Math.max(0, ...sets.map((set) => set.length));
  const rounds = Array.from({ length: longest }, (_, round) => sets.flatMap((set) => set[round] ?? []));
  return rounds.flat().slice(0, COUNT);
};
