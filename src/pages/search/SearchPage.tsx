import { LIMITS } from '@livery/contract';
import {
  AppBar,
  BackIcon,
  IconButton,
  PageScaffold,
  SearchField,
  TabPanel,
  Tabs,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useState } from 'react';
import { useBrand } from '../../domains/brand/index.ts';
import { FoundResults, SEARCH_TABS, SearchStart, useSearching, wordsOf } from '../../domains/search/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { moveInList } from '../../lib/move-in-list.ts';
import { useBack } from '../../lib/router/useBack.ts';
import { useTopOf, useVisit } from './useVisit.ts';

const moveInFound = moveInList('input[type=search], li a, article > a');

/** Finding people, posts and hashtags. */
export const SearchPage = observer(function SearchPage() {
  const text = useText();
  const history = useVisit();
  const searching = useSearching();
  const back = useBack('/home/recommend');
  const { words, tab, typed } = searching;
  const [hasFocus] = useState(words === '');
  usePageTitle(useBrand().title, text('page.search'));
  useTopOf(`${tab} ${words}`);
  const submit = () => {
    searching.submit();
    history.add(wordsOf(typed));
    // The keyboard of a phone would cover what is found.
    if (matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement | null)?.blur();
  };
  /** What led somewhere is remembered. */
  const remember = ({ target }: MouseEvent) => {
    if (words !== '' && (target as Element).closest('a')) history.add(words);
  };
  const results = words !== '' && <FoundResults words={words} tab={tab} onTab={searching.choose} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and of the rows under it pass by here
    <div
      className="contents"
      onKeyDown={moveInFound}
      onCompositionStart={() => searching.setComposing(true)}
      onCompositionEnd={() => searching.setComposing(false)}
    >
      <PageScaffold
        width="wide"
        bar={
          <AppBar
            start={<IconButton icon={BackIcon} label={text('nav.back')} onClick={back} />}
            center={
              <search className="block max-w-column pe-1">
                <SearchField
                  autoFocus={hasFocus}
                  label={text('feed.search')}
                  clearLabel={text('search.clear')}
                  value={typed}
                  maxLength={LIMITS.search}
                  onChange={searching.type}
                  onSubmit={submit}
                />
              </search>
            }
          />
        }
      >
        <h1 className="sr-only">{text('page.search')}</h1>
        {results ? (
          <>
            <div className="px-page pb-2">
              <Tabs
                id="found"
                label={text('search.tabs')}
                items={SEARCH_TABS.map((value) => ({ value, label: text(`search.tab.${value}`) }))}
                value={tab}
                onChange={searching.choose}
              />
            </div>
            <div onClickCapture={remember}>
              <TabPanel tabs="found" value={tab}>
                {results}
              </TabPanel>
            </div>
          </>
        ) : (
          <SearchStart history={history} />
        )}
      </PageScaffold>
    </div>
  );
});
