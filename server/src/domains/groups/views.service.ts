import type { Group } from '@livery/contract';
import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { required } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { findView, findViews, type GroupView } from './group-view.repository.ts';
import { cursorAfter, readCursor } from './groups.cursor.ts';
import { presentGroup } from './groups.present.ts';
import type { LastMessages, MessagePosition } from './last-messages.ts';
import { authorise } from './memberships.ts';

const PAGE = 50;

/** Conversations as one person sees them. */
export const createViews = ({ lastMessages }: { lastMessages: LastMessages }) => {
  const present = async ({ brand, db }: Tenant, { userId }: Caller, views: readonly GroupView[]) => {
    const messages = await lastMessages(db, views.flatMap(lastPositions));
    const at = new Map(messages.map((message) => [`${message.group_id} ${message.seq}`, message]));
    return views.map((view): Group => {
      const [newest, visible] = [view.last_seq, view.visible_seq].map(
        (seq) => at.get(`${view.group_id} ${seq}`) ?? null,
      );
      return presentGroup(view, { newest: newest ?? null, visible: visible ?? null, userId, brand });
    });
  };

  /** @throws api.forbidden, api.not_found */
  const get = async (tenant: Tenant, caller: Caller, id: string): Promise<Group> => {
    const view = await findView(tenant.db, caller.userId, id);
    if (!view) await authorise(tenant, caller, id);
    const [group] = await present(tenant, caller, [required(view, 'api.not_found')]);
    return required(group, 'api.not_found');
  };

  /** The first page begins with those on top, which do not count into its length. @throws api.validation for a cursor that is none */
  const list = async (
    tenant: Tenant,
    caller: Caller,
    { next_id, limit = PAGE }: QueryOf<'GET /api/v1/users/groups'>,
  ): Promise<ResultOf<'GET /api/v1/users/groups'>> => {
    const after = readCursor(next_id);
    const views = await findViews(tenant.db, caller.userId, limit + 1, after);
    const length = limit + views.filter(({ on_top }) => on_top).length;
    const page = views.slice(0, length);
    const last = views.length > length ? page.at(-1) : undefined;
    const list = await present(tenant, caller, page);
    return { list, next_id: last ? cursorAfter(last) : null };
  };

  return { get, list };
};

/** Where the newest message stands, and the newest that the reader may see. */
const lastPositions = ({ group_id, last_seq, floor_seq, visible_seq }: GroupView): MessagePosition[] => {
  const seqs = new Set([last_seq > floor_seq ? last_seq : null, visible_seq]);
  return [...seqs].flatMap((seq) => (seq === null ? [] : [{ group_id, seq }]));
};
