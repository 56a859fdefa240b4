import type { Message } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { required } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { Deliver } from './delivery.service.ts';
import type { CarriedFile, FilesService } from './files.service.ts';
import { presentMessage } from './message.present.ts';
import { parseContent } from './messages.rules.ts';
import { findFirstByCid, findVisibleMessage, type VisibleMessage } from './visible-message.repository.ts';
import { isUserMessage } from './visible-message.ts';

type Reply = BodyOf<'POST /api/v1/messages/:id/thread'>;

interface Dependencies {
  deliver: Deliver;
  claim: FilesService['claim'];
}

/** Beside what the server found in a file stands what only its sender knows of it. */
const withSaid = ({ media, duration }: CarriedFile, { type, waveform, album }: Reply): CarriedFile => ({
  media: {
    ...media,
    ...(type === 'audio' && waveform?.length && { waveform }),
    ...(type === 'image' && album && { album }),
  },
  duration,
});

/** What a person writes: into a conversation, or as a reply to a message. */
export const createSending = ({ deliver, claim }: Dependencies) => {
  const send = (tenant: Tenant, caller: Caller, groupId: string, body: Reply, answers?: VisibleMessage) => {
    const content = parseContent(body);
    const { type, file_path: filePath } = content;
    const carry = async () =>
      filePath === null ? {} : withSaid(await claim(tenant, caller, { groupId, type, filePath }), body);
    const delivery = { groupId, cid: body.cid, content, carry, ...(answers && { answers }) };
    return deliver(tenant, caller, delivery);
  };

  /** @throws what `deliver` and `parseContent` throw */
  const post = async (
    tenant: Tenant,
    caller: Caller,
    body: BodyOf<'POST /api/v1/messages'>,
  ): Promise<Message> => send(tenant, caller, body.group_id, body);

  /** As `post`, into the conversation of the message that is replied to. @throws also api.invalid_msg_id */
  const reply = async (tenant: Tenant, caller: Caller, messageId: string, body: Reply): Promise<Message> => {
    const answers = await findVisibleMessage(tenant.db, caller.userId, messageId);
    if (answers && isUserMessage(answers)) return send(tenant, caller, answers.group_id, body, answers);
    // The quoted message may be gone by the time that a reply is repeated.
    const first = await findFirstByCid(tenant.db, caller.userId, body.cid);
    return presentMessage(required(first, 'api.invalid_msg_id'));
  };

  return { post, reply };
};
