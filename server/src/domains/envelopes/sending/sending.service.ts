import { ChatType, ENVELOPE_LIMITS, EnvelopeKind, type Message, parseNote } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { ApiError, required } from '../../../infra/errors.ts';
import { newKeyedId } from '../../../infra/ids.ts';
import type { Infra } from '../../../infra/infra.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { SecurityCodes } from '../../auth/security-code/security-codes.service.ts';
import type { GroupsService } from '../../groups/groups.service.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import type { Posted, Posting } from '../../messages/posting.service.ts';
import type { UsersService } from '../../users/users.service.ts';
import { presentEnvelope } from '../envelope.present.ts';
import { countMembers, findEnvelopes, insertEnvelope, type ReadRow } from '../envelopes.repository.ts';
import { requireSendable, rulesOf, type Wanted } from '../envelopes.rules.ts';
import { fill } from '../operations.ts';
import { type NewEnvelope, newEnvelope } from './new-envelope.ts';

type Body = BodyOf<'POST /api/v1/red-envelopes'>;

/** What is asked for, as it is stored. */
interface Order extends Wanted {
  groupId: string;
  greeting: string;
  cid: string;
}

export interface SendingParts {
  ledger: Pick<LedgerService, 'inTransaction' | 'post'>;
  posting: Posting;
  groups: Pick<GroupsService, 'authorise'>;
  users: Pick<UsersService, 'holdLiving'>;
  securityCodes: Pick<SecurityCodes, 'permit'>;
  /** Has a minesweeper envelope settled when its time comes. */
  settleLater: (tenant: Tenant, id: string, at: Date) => Promise<void>;
  keeping: Infra['keeping'];
  now: () => Date;
}

/** The conversation did not take the message, or its client id was used meanwhile. */
class NotPostedError extends Error {}

/** @throws api.validation */
const readGreeting = (text: string): string => {
  const greeting = parseNote(text, ENVELOPE_LIMITS.greeting);
  if (greeting === undefined) throw new ApiError('api.validation', { greeting: 'length' });
  return greeting;
};

const orderOf = ({ group_id, type, amount, count, mine, greeting, cid }: Body): Order => ({
  ...{ groupId: group_id, type, amount, count, cid },
  mine: type === EnvelopeKind.BOMD ? (mine ?? null) : null,
  greeting: readGreeting(greeting ?? ''),
});

const isSame = (row: ReadRow, { groupId, type, amount, count, mine, greeting }: Order): boolean => {
  const asked = [groupId, type, amount, count, mine, greeting];
  const stored = [row.group_id, row.kind, row.amount, row.count, row.mine, row.greeting];
  return asked.every((value, index) => value === stored[index]);
};

/** Sending envelopes: message, envelope and points are there together, or nothing of them is. */
export const createSending = ({ ledger, posting, groups, users, keeping, now, ...parts }: SendingParts) => {
  const present = (posted: Posted, row: ReadRow, { userId }: Caller): Message =>
    posting.presentPosted(posted, presentEnvelope(row, now(), { id: userId, amount: row.my_amount }));

  /** What the first envelope under this client id is. @throws api.invalid_data where that was something else */
  const repeat = async (tenant: Tenant, caller: Caller, order: Order, first: Posted): Promise<Message> => {
    const [row] = await findEnvelopes(tenant.db, caller.userId, [first.id]);
    if (!row || !isSame(row, order)) throw new ApiError('api.invalid_data', { cid: 'used' });
    await posting.announceRepeated(tenant, first, presentEnvelope(row, now()));
    return present(first, row, caller);
  };

  /** @throws what refuses it before anything is stored */
  const check = async (tenant: Tenant, caller: Caller, order: Order, typed: string | undefined) => {
    const { groupId, amount, greeting } = order;
    const { type } = await groups.authorise(tenant, caller, groupId);
    const rules = await rulesOf(tenant);
    const members = await countMembers(tenant.db, groupId);
    requireSendable(order, rules, { isDirect: type === ChatType.DM, members });
    await posting.checkText(tenant, caller, groupId, { text: greeting });
    if (amount < rules.securityFrom) return rules;
    const code = typed || required(typed, 'api.security_code_empty');
    await parts.securityCodes.permit(tenant, caller.userId, code, now());
    return rules;
  };

  /** In the transaction of `tenant.db`. @throws NotPostedError, api.insufficient_balance, api.forbidden */
  const store = async (tenant: Tenant, userId: string, order: Order, envelope: NewEnvelope) => {
    const { id, amount, greeting } = envelope;
    required(await users.holdLiving(tenant, userId), 'api.forbidden');
    await ledger.post(tenant, [fill({ id, greeting, user_id: userId }, amount)]);
    const { groupId: group_id, cid } = order;
    const post = { id, group_id, user_id: userId, cid, text: greeting, ability: 'message' as const };
    const [posted] = await posting.postWithin(tenant, [{ ...post, type: 'red_envelope' }]);
    if (!posted) throw new NotPostedError();
    const place = { group_id, user_id: userId, seq: posted.seq, hidden_from: posted.block_user_ids };
    await insertEnvelope(tenant.db, { ...envelope, ...place });
    return posted;
  };

  /** Whoever may see it is told of it, once it is there. */
  const tell = async (tenant: Tenant, caller: Caller, posted: Posted): Promise<Message> => {
    const [row] = await findEnvelopes(tenant.db, caller.userId, [posted.id]);
    const envelope = required(row, 'api.unknown');
    await posting.announcePosted(tenant, posted, presentEnvelope(envelope, now()));
    return present(posted, envelope, caller);
  };

  /**
   * Acknowledged after the commit; a repeat of `cid` returns the first message, and moves nothing.
   * @throws api.forbidden, api.not_found, api.validation, api.too_much, api.insufficient_balance, api.invalid_data,
   * api.security_code_empty, api.invalid_security_code, api.too_frequent, api.block_word, api.comment_has_hyperlink
   */
  const send = async (tenant: Tenant, caller: Caller, body: Body): Promise<Message> => {
    const order = orderOf(body);
    const first = await posting.findFirst(tenant, caller, order.cid);
    if (first) return repeat(tenant, caller, order, first);
    const rules = await check(tenant, caller, order, body.security_code);
    const envelope = await newEnvelope(newKeyedId(order.groupId), order, rules.mine, now());
    const within: Tenant = { ...tenant, db: keeping.tenant(tenant.brand.id) };
    let posted: Posted;
    try {
      posted = await ledger.inTransaction(within, (inside) => store(inside, caller.userId, order, envelope));
    } catch (error) {
      if (!(error instanceof NotPostedError)) throw error;
      const other = await posting.findFirst(tenant, caller, order.cid);
      if (other) return repeat(tenant, caller, order, other);
      await groups.authorise(tenant, caller, order.groupId);
      throw new ApiError('api.forbidden');
    }
    if (envelope.settle_at) await parts.settleLater(tenant, envelope.id, envelope.settle_at);
    return tell(tenant, caller, posted);
  };

  return { send };
};
