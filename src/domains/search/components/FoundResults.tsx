import { Found as FoundMarks } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { ListFailure } from '../../../lib/lists/ListFailure.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { wordSpansIn } from '../../../lib/text/found.ts';
import { GalleryGrid } from '../../social/later.ts';
import type { Found, SearchTab } from '../found.store.ts';
import { keptBy } from '../kept.ts';
import { FoundAll } from './FoundAll.tsx';
import { FoundHashtags } from './FoundHashtags.tsx';
import { FoundPeople } from './FoundPeople.tsx';
import { FoundNothing, FoundSkeleton } from './FoundStates.tsx';

export interface FoundResultsProps {
  words: string;
  tab: SearchTab;
  onTab: (tab: SearchTab) => void;
}

interface Shown {
  found: Found;
  tab: SearchTab;
}

/** What was found before stands until what is found now has come; what stands stays, also where a part of it is asked for again. */
const useFound = (words: string, tab: SearchTab): Found | undefined => {
  const { social, users } = useStores();
  const found = keptBy(social, users.id).found(words);
  const [shown, setShown] = useState<Shown>();
  const isShown = shown?.found === found && shown.tab === tab;
  if (!isShown && found.isSettled(tab)) setShown({ found, tab });
  useEffect(() => {
    found.open(tab);
    return () => found.stop();
  }, [found, tab]);
  if (isShown || found.isSettled(tab)) return found;
  return shown?.found.isSettled(tab) ? shown.found : undefined;
};

const Settled = observer(function Settled({ found, tab, onTab }: FoundResultsProps & { found: Found }) {
  const lists = { all: found.posts, users: found.users, posts: found.posts, hashtags: found.hashtags };
  const list = lists[tab];
  if (tab === 'all') return <FoundAll found={found} onTab={onTab} />;
  if (tab === 'posts') return <GalleryGrid feed={found.posts} empty={null} />;
  if (list.status === 'failed') return <ListFailure list={list} title="search.failed" />;
  if (list.list.length === 0) return <FoundSkeleton tab={tab} />;
  return tab === 'users' ? (
    <FoundPeople people={found.users.list} />
  ) : (
    <FoundHashtags tags={found.hashtags.list} />
  );
});

/** What was found for some words, in its states; what was looked for is marked in it. */
export const FoundResults = observer(function FoundResults(props: FoundResultsProps) {
  const { words, tab } = props;
  const found = useFound(words, tab);
  const sought = found?.words ?? words;
  const find = useCallback((text: string) => wordSpansIn(text, sought), [sought]);
  if (!found) return <FoundSkeleton tab={tab} />;
  if (found.isEmpty(tab)) return <FoundNothing words={found.words} />;
  return (
    <div aria-busy={found.words !== words}>
      <FoundMarks find={find}>
        <Settled key={found.words} {...props} found={found} />
      </FoundMarks>
    </div>
  );
});
