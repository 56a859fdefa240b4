import { type Memo, NOT_CANCELLED, type Person, Switch, type User } from '@livery/contract';
import type { Brand } from '../../brand/brand.ts';
import { publicUrl } from '../../infra/objects/keys.ts';
import type { NoteRow } from './notes.repository.ts';
import type { OwnUser } from './own-user.ts';
import type { UserRow } from './users.repository.ts';

/** Columns that make a Person, for queries of other domains that join `users`. */
export type PersonRow = Pick<UserRow, 'id' | 'nickname' | 'username' | 'avatar' | 'avatar_thumbnail'>;

export const presentAvatar = (row: Pick<UserRow, 'avatar' | 'avatar_thumbnail'>) => ({
  avatar: publicUrl(row.avatar),
  avatar_thumbnail: publicUrl(row.avatar_thumbnail || row.avatar),
});

/** When an account was cancelled, as the wire writes it. */
export const presentDeleteAt = (time: Date | null): string => time?.toISOString() ?? NOT_CANCELLED;

export const presentMemo = ({ nickname, description }: NoteRow): Memo => ({ nickname, description });

/** What anyone may see of a person; `avatar` is a same-origin address or `''`. */
export const presentPerson = (row: PersonRow): Person => ({
  id: row.id,
  nickname: row.nickname,
  username: row.username,
  ...presentAvatar(row),
});

const switchOf = (isOpen: boolean): Switch => (isOpen ? Switch.OPEN : Switch.CLOSE);

/** The signed-in user of a brand. Everyone is an author under their own id. */
export const presentUser = (row: OwnUser, { config: { features } }: Pick<Brand, 'config'>): User => ({
  ...presentPerson(row),
  backstage_memo: '',
  bind_count: row.bind_count,
  country: row.country,
  create_at: row.create_at.toISOString(),
  update_at: row.update_at.toISOString(),
  group_count: row.group_count,
  notify: switchOf(row.notify),
  notify_detail: switchOf(row.notify_detail),
  permissions: [],
  can_create_group: row.can_create_group && features.groups.create,
  phone: row.phone ?? '',
  email: row.email ?? '',
  has_password: row.has_password,
  has_security_code: row.has_security_code,
  social_account: row.social_account,
  sound: switchOf(row.sound),
  vibration: switchOf(row.vibration),
  presence: switchOf(row.presence),
  bio: row.bio,
  like_list_private: switchOf(row.likes_private),
  collect_list_private: switchOf(row.collects_private),
  status: row.status,
  type: row.type,
  social_author_id: row.id,
  invite_code: row.invite_code,
});
