import type { Message } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { hasLink } from '@livery/contract/links';
import { ApiError, demand } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { GroupsService } from '../groups/groups.service.ts';
import type { FilesService } from './files.service.ts';
import { presentMessage } from './message.present.ts';
import type { MessageRow } from './message.rows.ts';
import { parseContent } from './messages.rules.ts';
import { createWriter } from './messages.writer.ts';

interface Dependencies {
  groups: GroupsService;
  claim: FilesService['claim'];
}

/** Storing messages and telling those who may see them. */
export const createSending = (infra: Pick<Infra, 'database' | 'pubsub'>, { groups, claim }: Dependencies) => {
  const write = createWriter(infra);

  /** @throws api.comment_has_hyperlink, and what refuses who is no member */
  const demandLinks = async (tenant: Tenant, caller: Caller, groupId: string): Promise<void> => {
    const abilities = await groups.abilities(tenant, caller, groupId);
    if (!abilities.includes('link')) throw new ApiError('api.comment_has_hyperlink');
  };

  /**
   * Acknowledged after the commit; a repeat of `cid` returns the first message and announces nothing.
   * @throws api.invalid_data when the sender used this `cid` in another conversation
   */
  const post = async (
    tenant: Tenant,
    caller: Caller,
    body: BodyOf<'POST /api/v1/messages'>,
  ): Promise<Message> => {
    const content = parseContent(body);
    if (hasLink(content.text)) await demandLinks(tenant, caller, body.group_id);
    if (content.file_path !== null) {
      const at = { groupId: body.group_id, type: content.type, filePath: content.file_path };
      await claim(tenant, caller, at);
    }
    const stored = await write(tenant.brand.id, {
      ...content,
      group_id: body.group_id,
      user_id: caller.userId,
      cid: body.cid,
    });
    const isHere = stored?.row.group_id === body.group_id;
    if (!isHere) await groups.authorise(tenant, caller, body.group_id);
    const { row, isNew } = demand(stored, 'api.forbidden');
    if (!isHere) throw new ApiError('api.invalid_data', { cid: 'used' });
    const message = presentMessage(row);
    // It is stored, whatever becomes of the event: readers catch up by the calls.
    if (isNew) await announce(tenant, row, message).catch(() => undefined);
    return message;
  };

  const announce = async (tenant: Tenant, row: MessageRow, message: Message) => {
    const hidden = new Set(row.block_user_ids);
    const audience =
      hidden.size === 0
        ? { group: row.group_id }
        : { users: (await groups.memberIds(tenant, row.group_id)).filter((id) => !hidden.has(id)) };
    infra.pubsub.publish({
      brand: tenant.brand.id,
      audience,
      event: { event: 'message.new', data: { message } },
    });
  };

  return { post };
};
