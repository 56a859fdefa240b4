import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { ClosingService } from '../closing/closing.service.ts';
import { holdPerson } from './people.repository.ts';
import type { PeopleOperator } from './people.service.ts';

/** Erases people for operators, as a closed account is erased; it cannot be taken back, so they type whom they mean. */
export const createErasing =
  ({ closing }: { closing: Pick<ClosingService, 'eraseNow'> }) =>
  /**
   * @throws api.not_found for who is gone, api.invalid_data for another account than the one that was typed, api.forbidden with
   * a `reason` for who still owns something
   */
  (tenant: Tenant, id: string, { username, ...by }: PeopleOperator & { username: string }): Promise<void> =>
    closing.eraseNow(tenant, id, async (trx) => {
      const person = required(await holdPerson(trx, id), 'api.not_found');
      if (person.username.toLowerCase() !== username.trim().toLowerCase())
        throw new ApiError('api.invalid_data');
      await insertAudit(trx, { ...by, action: 'people.erase', target: id });
    });

export type ErasePerson = ReturnType<typeof createErasing>;
