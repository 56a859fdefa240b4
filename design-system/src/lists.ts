// An entry point of its own: the virtual lists load with the first long list.
export {
  InfiniteList,
  type InfiniteListProps,
  type InfiniteMore,
} from './components/VirtualList/InfiniteList.tsx';
export { VirtualList, type VirtualListProps } from './components/VirtualList/VirtualList.tsx';
