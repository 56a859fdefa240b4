// The door to what the first screen does not need: all that stands behind index.ts comes with it.
export { GalleryGrid } from './components/GalleryGrid.tsx';
export { SearchDoor } from './components/SearchDoor.tsx';
export type { PostList } from './feed.store.ts';
export { keepLists } from './kept-lists.ts';
export { authorLists } from './people/author-lists.ts';
export { FollowPerson } from './people/FollowPerson.tsx';
