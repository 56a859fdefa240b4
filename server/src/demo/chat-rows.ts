import { ChatType } from '@livery/contract';
import type { Insertable } from 'kysely';
import type { GroupMembersTable, GroupsTable } from '../domains/groups/groups.tables.ts';
import type { MessagesTable, ReactionsTable } from '../domains/messages/messages.tables.ts';
import { newId, newKeyedId } from '../infra/ids.ts';
import type { DemoChat, DemoLine } from './demo-content.ts';

const MINUTE = 60_000;

export interface ChatRows {
  group: Insertable<GroupsTable> & { id: string };
  members: Insertable<GroupMembersTable>[];
  messages: Insertable<MessagesTable>[];
  reactions: Insertable<ReactionsTable>[];
}

interface DemoContext {
  /** User id by key. */
  idOf: (key: string) => string;
  postIds: string[];
  now: number;
}

/** The rows of the demo conversation: a group of demo people. */
export const chatRows = (chat: DemoChat, { idOf, postIds, now }: DemoContext): ChatRows => {
  const id = newId();
  const messageIds = chat.lines.map(() => newKeyedId(id));
  const atOf = ({ minutes_ago }: DemoLine) => new Date(now - minutes_ago * MINUTE);
  const last = chat.lines.at(-1);
  const updateAt = last ? atOf(last) : new Date(now);
  const targetOf = ({ of, post }: DemoLine) =>
    (of === undefined ? undefined : messageIds[of]) ??
    (post === undefined ? undefined : postIds[post]) ??
    null;
  return {
    group: {
      ...{ id, type: ChatType.GROUP, name: id, display_name: chat.name, owner_id: idOf(chat.owner) },
      ...{ last_seq: chat.lines.length, last_message_id: messageIds.at(-1) ?? null, update_at: updateAt },
      members_active_at: updateAt,
      member_count: 1 + chat.admins.length + chat.members.length,
    },
    members: [
      { role: 'owner' as const, key: chat.owner },
      ...chat.admins.map((key) => ({ role: 'admin' as const, key })),
      ...chat.members.map((key) => ({ role: 'member' as const, key })),
    ].map(({ role, key }) => ({ group_id: id, user_id: idOf(key), role, active_at: updateAt })),
    messages: chat.lines.map((line, index) => ({
      ...{ group_id: id, seq: index + 1, id: messageIds[index] ?? '', cid: `demo-${index}` },
      ...{ user_id: idOf(line.author), type: line.type ?? 'text', create_at: atOf(line) },
      text: line.type === 'group_create' ? chat.name : (line.text ?? ''),
      thread_id: line.reply_to === undefined ? null : (messageIds[line.reply_to] ?? null),
      target_id: targetOf(line),
      pin_at: line.pin ? atOf(line) : null,
    })),
    reactions: chat.lines.flatMap(({ emojis = {} }, index) =>
      Object.entries(emojis).flatMap(([emoji, who]) =>
        who.map((key) => ({ message_id: messageIds[index] ?? '', emoji, user_id: idOf(key) })),
      ),
    ),
  };
};
