import { LIMITS, parseNote, parseNoteLines } from '@livery/contract';
import { ApiError, required } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { refuseBlockWords } from './block-words.ts';
import { findNicknames, findNote, listNicknames, type NoteRow, storeNote } from './notes.repository.ts';
import type { UsersService } from './users.service.ts';

interface Nickname {
  id: string;
  nickname: string;
}

/** What users call others and note about them: seen by themselves alone; their other devices are told names. */
export interface NotesService {
  nicknames(
    tenant: Tenant,
    caller: Caller,
    page: { next_id?: string; limit?: number },
  ): Promise<{ list: Nickname[]; next_id: string | null }>;
  /** The names that `userId` gave to these people, by id; for presenters of members. */
  nicknamesOf(tenant: Tenant, userId: string, ids: readonly string[]): Promise<Map<string, string>>;
  /** @throws api.validation, api.block_word, api.not_found for nobody */
  setNickname(tenant: Tenant, caller: Caller, targetId: string, nickname: string): Promise<void>;
  /** Without effect where no name was given. */
  removeNickname(tenant: Tenant, caller: Caller, targetId: string): Promise<void>;
  /** @throws api.validation, api.not_found */
  memo(tenant: Tenant, caller: Caller, targetId: string): Promise<NoteRow>;
  /** @throws api.validation, api.block_word, api.not_found */
  setMemo(tenant: Tenant, caller: Caller, targetId: string, memo: Partial<NoteRow>): Promise<NoteRow>;
}

const PAGE = 200;
const NONE: NoteRow = { nickname: '', description: '' };

export const createNotes = (
  { pubsub }: Pick<Infra, 'pubsub'>,
  { users }: { users: UsersService },
): NotesService => {
  const publish = ({ brand }: Tenant, { userId }: Caller, user_id: string, nickname: string) =>
    pubsub.publish({
      brand: brand.id,
      audience: { users: [userId] },
      event: { event: 'nickname.changed', data: { user_id, nickname } },
    });
  const keyOf = async (tenant: Tenant, { userId }: Caller, targetId: string) => {
    if (targetId === userId) throw new ApiError('api.validation', { id: 'self' });
    required(await users.byId(tenant, targetId), 'api.not_found');
    return { userId, targetId };
  };
  return {
    nicknames: async ({ db }, { userId }, { next_id = '', limit = PAGE }) => {
      const list = await listNicknames(db, userId, next_id, limit);
      return { list, next_id: list.length === limit ? (list.at(-1)?.id ?? null) : null };
    },
    nicknamesOf: async ({ db }, userId, ids) => {
      const found = ids.length === 0 ? [] : await findNicknames(db, userId, ids);
      return new Map(found.map(({ id, nickname }) => [id, nickname]));
    },
    setNickname: async (tenant, caller, targetId, text) => {
      const nickname = noteOf('nickname', parseNote(text, LIMITS.memoNickname));
      if (nickname === '') throw new ApiError('api.validation', { nickname: 'required' });
      await refuseBlockWords(tenant, nickname);
      await storeNote(tenant.db, await keyOf(tenant, caller, targetId), { nickname });
      publish(tenant, caller, targetId, nickname);
    },
    removeNickname: async (tenant, caller, targetId) => {
      const key = { userId: caller.userId, targetId };
      if (!(await findNote(tenant.db, key))) return;
      await storeNote(tenant.db, key, { nickname: '' });
      publish(tenant, caller, targetId, '');
    },
    memo: async (tenant, caller, targetId) =>
      (await findNote(tenant.db, await keyOf(tenant, caller, targetId))) ?? NONE,
    setMemo: async (tenant, caller, targetId, { nickname, description }) => {
      const change = {
        ...(nickname !== undefined && {
          nickname: noteOf('nickname', parseNote(nickname, LIMITS.memoNickname)),
        }),
        ...(description !== undefined && {
          description: noteOf('description', parseNoteLines(description, LIMITS.memoDescription)),
        }),
      };
      await refuseBlockWords(tenant, Object.values(change).join('\n'));
      const note = await storeNote(tenant.db, await keyOf(tenant, caller, targetId), change);
      if (change.nickname !== undefined) publish(tenant, caller, targetId, note.nickname);
      return note;
    },
  };
};

const noteOf = (field: string, note: string | undefined): string => {
  if (note === undefined) throw new ApiError('api.validation', { [field]: 'length' });
  return note;
};
