export { type MaintenanceApi, maintenanceApi } from './maintenance.api.ts';
export { MaintenanceStore } from './maintenance.store.ts';
