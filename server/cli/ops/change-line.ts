import type { AuditRow } from '@livery/contract';

/** A change as the audit log has it, with the number that it is undone by. */
export const changeLine = ({ seq, create_at, operator, before, after, reason }: AuditRow): string =>
  [seq, create_at, operator, `${JSON.stringify(before)} -> ${JSON.stringify(after)}`, reason].join('  ');
