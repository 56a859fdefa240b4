export { isReactionTo, titleOf } from './group.model.ts';
export { type GroupSettings, GroupsStore } from './groups.store.ts';
export { useTitleOf } from './useTitleOf.ts';
