import type { HttpCalls } from '../../lib/http/call.ts';

export const MAINTENANCE_CALL = 'GET /api/v1/maintenance';

export const maintenanceApi = (http: HttpCalls) => ({
  current: () => http.call(MAINTENANCE_CALL, { background: true, anonymous: true }),
});

export type MaintenanceApi = ReturnType<typeof maintenanceApi>;
