export { FoundResults } from './components/FoundResults.tsx';
export { HashtagPostsView } from './components/HashtagPostsView.tsx';
export { HotHashtags } from './components/HotHashtags.tsx';
export { SearchStart } from './components/SearchStart.tsx';
export { SEARCH_TABS } from './found.store.ts';
export { keptBy } from './kept.ts';
export { SearchHistory } from './search-history.ts';
export { useSearching } from './useSearching.ts';
