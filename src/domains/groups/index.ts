export { groupsApi } from './groups.api.ts';
export { GroupsStore } from './groups.store.ts';
