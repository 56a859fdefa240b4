import { type Static, Type } from 'typebox';
import { calls, Nullable, Time } from './call.ts';

export const Maintenance = Type.Object({
  status: Type.Integer(),
  enabled: Type.Boolean(),
  announcement: Type.String(),
  maintain_start: Nullable(Time),
  maintain_end: Nullable(Time),
  update_at: Nullable(Time),
});
export type Maintenance = Static<typeof Maintenance>;

export const maintenanceCalls = calls({
  'GET /api/v1/maintenance': {
    access: 'open',
    summary: 'Whether and how long the service is under maintenance',
    result: Maintenance,
  },
});
