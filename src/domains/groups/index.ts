export { groupsApi } from './groups.api.ts';
export { followGroups } from './groups.events.ts';
export { GroupsStore } from './groups.store.ts';
