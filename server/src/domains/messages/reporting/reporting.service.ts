import { LIMITS, parseNote } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { ApiError } from '../../../infra/errors.ts';
import { newId } from '../../../infra/ids.ts';
import { createRateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { GroupsService } from '../../groups/groups.service.ts';
import { requireUserMessage } from '../visible-message.ts';
import { insertReport } from './reporting.repository.ts';

const DAY = 24 * 3_600_000;
const A_DAY = { limit: 50, windowMs: DAY };

/** Reports of a conversation, or of a message in it, to the operators. Nobody else learns of it. */
export const createReporting = ({ groups }: { groups: Pick<GroupsService, 'authorise'> }) => {
  const limiter = createRateLimiter();

  /** @throws api.invalid_msg_id, api.validation, api.forbidden, api.not_found, api.too_frequent */
  const report = async (
    tenant: Tenant,
    caller: Caller,
    groupId: string,
    { reason, text: input = '', msg_id }: BodyOf<'POST /api/v1/groups/:id/report'>,
  ) => {
    await groups.authorise(tenant, caller, groupId);
    const text = parseNote(input, LIMITS.reportText);
    if (text === undefined) throw new ApiError('api.validation', { text: 'length' });
    const message = msg_id === undefined ? undefined : await requireUserMessage(tenant, caller, msg_id);
    if (message && message.group_id !== groupId) throw new ApiError('api.invalid_msg_id');
    await limiter.enforce(tenant, `reports:${caller.userId}`, A_DAY);
    await insertReport(tenant.db, {
      ...{ id: newId(), user_id: caller.userId, group_id: groupId, reason, text },
      message_id: message?.id ?? null,
      author_id: message?.user_id ?? null,
      said: message ? message.text || (message.filename ?? message.file_path ?? '') : '',
    });
    return {};
  };

  return { report };
};
