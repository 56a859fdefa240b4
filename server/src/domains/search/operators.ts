import type { OpsHashtag } from '@livery/contract';
import { insertAudit } from '../../infra/audit/audit.repository.ts';
import { ApiError } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import {
  findAnyHashtags,
  listHashtags,
  listHiddenHashtags,
  type OpsHashtagRow,
  setHidden,
} from './hidden-hashtags.repository.ts';
import { termsOf } from './terms.ts';

/** Who does something, where from, and why. */
interface Operator {
  operator: string;
  address?: string;
  reason: string;
}

interface Search {
  q?: string | undefined;
  hidden?: boolean | undefined;
  next_id?: string | undefined;
}

const PAGE = 50;
/** So many are found by how they begin. */
export const MOST_FOUND = PAGE;

const present = ({ hidden, ...row }: OpsHashtagRow): OpsHashtag => ({ ...row, is_hidden: hidden });
const cursorAfter = ({ count, name }: OpsHashtagRow): string =>
  Buffer.from(`${count} ${name}`).toString('base64url');

/** @throws api.validation */
const readCursor = (cursor: string | undefined): { count: number; name: string } | undefined => {
  if (!cursor) return undefined;
  const match = /^(\d{1,9}) ([^\0]{1,100})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match?.[2]) throw new ApiError('api.validation', { next_id: 'cursor' });
  return { count: Number(match[1]), name: match[2] };
};

/** As hashtags are looked for. @throws api.validation for what is none */
const nameOf = (written: string): string => {
  const { text } = termsOf(written.trim().replace(/^#/, ''));
  if (text === '' || /\s/.test(text)) throw new ApiError('api.validation', { name: 'format' });
  return text;
};

/** What operators do with hashtags. */
export const createHashtagOperators = () => ({
  /** @throws api.validation for a cursor that is none */
  search: async (
    { db }: Pick<Tenant, 'db'>,
    { q = '', hidden = false, next_id }: Search,
  ): Promise<{ list: OpsHashtag[]; next_id: string | null }> => {
    const { text } = termsOf(q.trim().replace(/^#/, ''));
    if (text !== '')
      return { list: (await findAnyHashtags(db, text, MOST_FOUND)).map(present), next_id: null };
    const after = readCursor(next_id);
    const limit = PAGE + 1;
    const rows = hidden
      ? await listHiddenHashtags(db, { after: after?.name ?? '', limit })
      : await listHashtags(db, { after, limit });
    const list = rows.slice(0, PAGE);
    const last = list.at(-1);
    return { list: list.map(present), next_id: last && rows.length > PAGE ? cursorAfter(last) : null };
  },

  /**
   * Hidden it is not found and not suggested, within a minute; posts keep it, and so does who has its address. A repeat changes
   * nothing, and is not written down. @throws api.validation for what is no hashtag
   */
  setHidden: async (
    { db }: Pick<Tenant, 'db'>,
    written: string,
    hidden: boolean,
    by: Operator,
  ): Promise<void> => {
    const name = nameOf(written);
    await db.transaction().execute(async (trx) => {
      if (!(await setHidden(trx, { name, shown: name, hidden }))) return;
      const action = hidden ? 'hashtags.hide' : 'hashtags.show';
      await insertAudit(trx, {
        ...{ ...by, action, target: name },
        ...{ before: { hidden: !hidden }, after: { hidden } },
      });
    });
  },
});

export type HashtagOperators = ReturnType<typeof createHashtagOperators>;
