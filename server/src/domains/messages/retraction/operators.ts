import { Type } from 'typebox';
import { insertAudit } from '../../../infra/audit/audit.repository.ts';
import type { Infra } from '../../../infra/infra.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { isUserMessage } from '../visible-message.ts';
import { findMessageType, retractIn } from './retraction.repository.ts';
import { isRetractable } from './retraction.service.ts';

/** Who does something, where from, and why. */
interface Operator {
  operator: string;
  address?: string;
  reason: string;
}

/** Work of the queue: operators have removed a message, from wherever; the server itself tells who had it before them. */
export const TELL_REMOVED = {
  name: 'messages.tell-removed',
  payload: Type.Object({
    id: Type.String(),
    file_path: Type.Union([Type.String(), Type.Null()]),
    was_pinned: Type.Boolean(),
  }),
} as const;

/** Nobody in the conversation: the notice says that a message was taken back, and not by whom. */
const NOBODY = '';

/** What operators do with messages. */
export const createMessageOperators = ({ jobs }: Pick<Infra, 'jobs'>) => {
  /** Whether it can be removed: not what carries points. */
  const isUp = async ({ db }: Pick<Tenant, 'db'>, id: string): Promise<boolean> => {
    const type = await findMessageType(db, id);
    return type !== undefined && isUserMessage({ type }) && isRetractable({ type });
  };

  return {
    isUp,

    /** In the transaction of `db`; false where there is none to remove. */
    removeIn: async ({ brand, db }: Tenant, id: string, by: Operator): Promise<boolean> => {
      if (!(await isUp({ db }, id))) return false;
      const old = await retractIn(db, id, NOBODY);
      if (!old) return false;
      await insertAudit(db, { ...by, action: 'messages.remove', target: id });
      const { file_path, pin_at } = old;
      await jobs.enqueue(db, brand.id, TELL_REMOVED, { id, file_path, was_pinned: pin_at !== null });
      return true;
    },
  };
};

export type MessageOperators = ReturnType<typeof createMessageOperators>;
