export { isReactionTo } from './group.model.ts';
export { type GroupSettings, GroupsStore } from './groups.store.ts';
