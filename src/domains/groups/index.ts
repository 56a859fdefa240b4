export { GroupsStore } from './groups.store.ts';
