import { LIMITS, type Localized, WHOLE_LOCALES } from '@livery/contract';
import { type AuditEntry, insertAudit } from '../../../infra/audit/audit.repository.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import {
  type Audience,
  type AudienceOf,
  findAudience,
  findNotice,
  insertNotice,
  type NewNotice,
} from './notices.repository.ts';
import { tellNotice } from './notices.ts';

/** What an operator has to say. */
export interface NoticeInput {
  /** Names it: the same again is told once. */
  id: string;
  /** Whom, by their id; many are told by an announcement. */
  userId: string;
  texts: Localized;
}

/** Who tells it, why, and where from; on the command line from nowhere. */
export type NoticeBy = Pick<AuditEntry, 'operator' | 'address' | 'reason'>;

interface Dependencies {
  /** Keeps an account from being cancelled before the transaction ends; false where it is already. */
  holdLiving: (trx: TenantDb, id: string) => Promise<boolean>;
}

/** People that one statement counts. */
const COUNTED = 10_000;

/** How many it is for, some at a time. */
export const countAudience = async (
  db: TenantDb,
  audience: Pick<AudienceOf, 'until' | 'segment'>,
): Promise<number> => {
  let count = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { people, last, isMore }: Audience = await findAudience(db, { ...audience, after, limit: COUNTED });
    count += people.length;
    after = isMore ? last : undefined;
  }
  return count;
};

/** Each language has its words, in a few lines. @throws api.validation that names the language */
export const requireWords = (texts: Localized): void => {
  for (const locale of WHOLE_LOCALES) {
    const { length } = [...texts[locale]];
    if (length < 1 || length > LIMITS.notice) throw new ApiError('api.validation', { [locale]: 'length' });
  }
};

export type NoticeOperators = ReturnType<typeof createNoticeOperators>;

/** What operators tell people. It is in the audit log, in the transaction that tells it. */
export const createNoticeOperators = ({ holdLiving }: Dependencies) => {
  /** @throws api.invalid_data where something else was told under this id */
  const requireSame = async (db: TenantDb, { id, userId, texts }: NewNotice): Promise<void> => {
    const known = required(await findNotice(db, id), 'api.not_found');
    const isSame =
      known.user_id === userId && WHOLE_LOCALES.every((each) => known.texts[each] === texts[each]);
    if (!isSame) throw new ApiError('api.invalid_data');
  };

  return {
    /**
     * Tells one person at once. False: it was told before, and is not told again.
     * @throws api.validation, api.not_found for nobody, api.invalid_data for other words or people under its id
     */
    send: async (
      { db }: Pick<Tenant, 'db'>,
      by: NoticeBy,
      { id, userId, texts }: NoticeInput,
    ): Promise<boolean> => {
      requireWords(texts);
      return db.transaction().execute(async (trx) => {
        required(await holdLiving(trx, userId), 'api.not_found');
        const notice = { id, userId, texts, byOperator: by.operator };
        if (!(await insertNotice(trx, notice))) {
          await requireSame(trx, notice);
          return false;
        }
        // Whom it is for alone is what it was done to; its words are in the notice.
        await insertAudit(trx, { ...by, action: 'notice.send', target: userId, after: { notice: id } });
        await tellNotice(trx, id, [userId]);
        return true;
      });
    },
  };
};
