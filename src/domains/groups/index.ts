export { type GroupSettings, GroupsStore } from './groups.store.ts';
