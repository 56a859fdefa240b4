export { MaintenanceStore } from './maintenance.store.ts';
export { endOf, watchMaintenance } from './maintenance.watch.ts';
