import type { Maintenance } from '@livery/contract';
import type { Http } from '../../lib/http/http.ts';

export const MAINTENANCE_PATH = '/api/v1/maintenance';

export const maintenanceApi = (http: Http) => ({
  current: () => http.get<Maintenance>(MAINTENANCE_PATH, { quiet: true, anonymous: true }),
});

export type MaintenanceApi = ReturnType<typeof maintenanceApi>;
