export { MaintenanceNotice } from './MaintenanceNotice.tsx';
