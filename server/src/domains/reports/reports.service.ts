import { LIMITS, parseNote } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { ApiError } from '../../infra/errors.ts';
import { newId } from '../../infra/ids.ts';
import { createRateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { GroupsService } from '../groups/groups.service.ts';
import type { MediaService } from '../media/media.service.ts';
import type { MessagesService } from '../messages/messages.service.ts';
import type { SocialService } from '../social/social.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { hasReported, insertReport, type NewReport } from './reports.repository.ts';
import { createTargets, type Target } from './targets.ts';

type ReportInput = Pick<BodyOf<'POST /api/v1/users/report'>, 'reason' | 'text' | 'images'>;
type Reported = Record<never, never>;

interface Dependencies {
  users: UsersService;
  groups: GroupsService;
  messages: MessagesService;
  social: SocialService;
  media: MediaService;
}

/** What has to stay as long as the report, by `file_path`. */
interface Shown {
  pictures: readonly string[];
  file: string | undefined;
}

const DAY = 24 * 3_600_000;
const A_DAY = { limit: 50, windowMs: DAY };

/** @throws api.validation */
const textOf = (input: string): string => {
  const text = parseNote(input, LIMITS.reportText);
  if (text === undefined) throw new ApiError('api.validation', { text: 'length' });
  return text;
};

/** Reports to the operators, each about one target once a day. Nobody else learns of them. */
export const createReportsService = ({ media, ...domains }: Dependencies) => {
  const limiter = createRateLimiter();
  const targets = createTargets(domains);

  /** With what is to be seen of it, or not at all. @throws api.invalid_data for a picture that was used meanwhile */
  const store = ({ db }: Tenant, report: NewReport, { pictures, file }: Shown): Promise<void> =>
    db.transaction().execute(async (trx) => {
      if (!(await insertReport(trx, report))) return;
      if (!(await media.keepReportImages(trx, pictures))) throw new ApiError('api.invalid_data');
      if (file !== undefined) await media.keepReportedFile(trx, file);
    });

  /** @throws api.validation, api.too_frequent, api.invalid_data, and what refuses a picture */
  const report = async (
    tenant: Tenant,
    { userId }: Caller,
    { kind, id: targetId, groupId, authorId, said, picture = '', file }: Target,
    { reason, text: input = '', images = [] }: ReportInput,
  ): Promise<Reported> => {
    const text = textOf(input);
    if (await hasReported(tenant.db, { userId, kind, targetId })) return {};
    await limiter.enforce(tenant, `reports:${userId}`, A_DAY);
    await media.takeReportImages(tenant, userId, images);
    // A report without it is better than none.
    const shown = await media.copyForReport(tenant, userId, picture).catch(() => '');
    const row = {
      ...{ id: newId(), user_id: userId, kind, target_id: targetId, group_id: groupId, author_id: authorId },
      ...{ said: JSON.stringify({ ...said, ...(shown && { picture: shown }) }), reason, text, images },
    };
    await store(tenant, row, { pictures: shown === '' ? images : [...images, shown], file });
    return {};
  };

  return {
    /** @throws api.invalid_user_id, and as `report` */
    reportUser: async (
      tenant: Tenant,
      caller: Caller,
      { user_id, ...input }: BodyOf<'POST /api/v1/users/report'>,
    ): Promise<Reported> => report(tenant, caller, await targets.user(tenant, caller, user_id), input),

    /** A conversation, or a message in it. @throws api.forbidden, api.not_found, api.invalid_msg_id, and as `report` */
    reportGroup: async (
      tenant: Tenant,
      caller: Caller,
      groupId: string,
      { msg_id, ...input }: BodyOf<'POST /api/v1/groups/:id/report'>,
    ): Promise<Reported> => {
      const target =
        msg_id === undefined
          ? await targets.group(tenant, caller, groupId)
          : await targets.message(tenant, caller, groupId, msg_id);
      return report(tenant, caller, target, input);
    },

    /** @throws api.post_not_exist, and as `report` */
    reportPost: async (
      tenant: Tenant,
      caller: Caller,
      { post_id, ...input }: BodyOf<'POST /social/api/report/post'>,
    ): Promise<Reported> => report(tenant, caller, await targets.post(tenant, caller, post_id), input),

    /** Where a picture of a report is sent. @throws api.too_frequent, api.unavailable */
    prepareImage: (tenant: Tenant, caller: Caller, extension: string) =>
      media.prepareReportImage(tenant, caller, extension),
  };
};

export type ReportsService = ReturnType<typeof createReportsService>;
