import { ADMIN_RIGHTS, ChatType, directGroupId } from '@livery/contract';
import type { Insertable } from 'kysely';
import type { GroupMembersTable, GroupsTable } from '../domains/groups/groups.tables.ts';
import type { UploadsTable } from '../domains/media/media.tables.ts';
import type { MessagesTable, ReactionsTable } from '../domains/messages/messages.tables.ts';
import { bucketIn, bucketOf, newId, newKeyedId } from '../infra/ids.ts';
import type { SentFile } from './chat-files.ts';
import type { DemoDirect, DemoGroup, DemoLine } from './demo-chats.ts';

const MINUTE = 60_000;
/** Minutes. What is newer has been seen only by who said something after it. */
const UNSEEN = 60;

export interface ChatRows {
  group: Insertable<GroupsTable> & { id: string };
  members: Insertable<GroupMembersTable>[];
  messages: Insertable<MessagesTable>[];
  reactions: Insertable<ReactionsTable>[];
  uploads: Insertable<UploadsTable>[];
}

export interface ChatContext {
  /** User id by key. */
  idOf: (key: string) => string;
  postIds: string[];
  /** Path of a public object by file name. */
  pathOf: (file: string) => string;
  fileOf: (file: string) => SentFile;
  now: number;
}

type Role = Pick<Insertable<GroupMembersTable>, 'role' | 'rights'> & { key: string };

export const groupRows = (chat: DemoGroup, context: ChatContext): ChatRows => {
  const crowd = Array.from({ length: chat.crowd ?? 0 }, (_, index) => `crowd${index + 1}`);
  const people: Role[] = [
    { role: 'owner', key: chat.owner },
    ...chat.admins.map((key): Role => ({ role: 'admin', rights: [...ADMIN_RIGHTS], key })),
    ...[...chat.members, ...crowd].map((key): Role => ({ role: 'member', key })),
  ];
  const id = newId();
  return talkRows(context, people, chat.lines, {
    ...{ id, type: ChatType.GROUP, name: id, owner_id: context.idOf(chat.owner) },
    ...{ display_name: chat.name, description: chat.description, icon: context.pathOf(chat.icon) },
  });
};

export const directRows = ({ people, lines }: DemoDirect, context: ChatContext): ChatRows => {
  const [one, other] = people;
  const id = directGroupId(context.idOf(one), context.idOf(other));
  const members = people.map((key): Role => ({ role: 'member', key }));
  return talkRows(context, members, lines, { id, type: ChatType.DM, name: id, owner_id: null });
};

type Named = Pick<
  Insertable<GroupsTable>,
  'type' | 'name' | 'owner_id' | 'display_name' | 'description' | 'icon'
> & { id: string };

const talkRows = (context: ChatContext, people: Role[], lines: DemoLine[], named: Named): ChatRows => {
  const { idOf, now } = context;
  const bucket = bucketOf(named.id);
  const ids = lines.map(() => newKeyedId(named.id));
  const last = lines.at(-1);
  const updateAt = last ? atOf(last, now) : new Date(now);
  const reactions = lines.flatMap((line, index) => reactionsOf(line, ids[index] ?? '', idOf));
  return {
    group: {
      bucket,
      ...named,
      ...{ last_seq: lines.length, last_message_id: ids.at(-1) ?? null, update_at: updateAt },
      ...{ members_active_at: updateAt, member_count: people.length },
    },
    members: people.map(({ key, ...role }) => {
      const seen = seenBy(key, lines);
      const joined = lines.findIndex((line) => isComing(line, key));
      return {
        ...{ bucket, group_id: named.id, user_id: idOf(key), rights: [], ...role, active_at: updateAt },
        ...{ viewed_seq: seen, viewed_id: ids[seen - 1] ?? null, joined_seq: Math.max(0, joined) },
      };
    }),
    messages: lines.map((line, index) => ({
      ...{
        bucket,
        group_id: named.id,
        seq: index + 1,
        id: ids[index] ?? '',
        cid: ids[index] ?? '',
      },
      ...messageOf(line, context),
      text: line.type === 'group_create' ? (named.display_name ?? '') : (line.text ?? ''),
      thread_id: (line.reply_to !== undefined && ids[line.reply_to]) || null,
      target_id: (line.of !== undefined && ids[line.of]) || targetOf(line, context),
    })),
    reactions,
    uploads: lines.flatMap(({ author, file }) =>
      (file === undefined ? [] : context.fileOf(file).uploads).map((upload) => ({
        ...upload,
        user_id: idOf(author),
        group_id: named.id,
      })),
    ),
  };
};

const atOf = ({ minutes_ago }: DemoLine, now: number) => new Date(now - minutes_ago * MINUTE);

const isComing = ({ type, author, to }: DemoLine, key: string) =>
  (type === 'member_join' && author === key) || (type === 'invite_member' && to === key);

/** How many of these lines somebody has seen. */
const seenBy = (key: string, lines: DemoLine[]): number => {
  const old = lines.filter(({ minutes_ago }) => minutes_ago > UNSEEN).length;
  return Math.max(old, lines.findLastIndex(({ author }) => author === key) + 1);
};

const messageOf = (line: DemoLine, { idOf, fileOf, now }: ChatContext) => {
  const { type, file_path, duration, media } = line.file === undefined ? TEXT : fileOf(line.file);
  return {
    ...{ user_id: idOf(line.author), type: line.type ?? type, create_at: atOf(line, now) },
    ...{ file_path, duration, filename: line.filename ?? null },
    media: media && { ...media, ...(line.album && { album: line.album }) },
    mention_ids: line.mentions?.map(idOf) ?? null,
    pin_at: line.pin ? atOf(line, now) : null,
  };
};

const TEXT = { type: 'text', file_path: null, duration: null, media: null } as const;

const targetOf = ({ to, post }: DemoLine, { idOf, postIds }: ChatContext): string | null => {
  if (to !== undefined) return idOf(to);
  return (post !== undefined && postIds[post]) || null;
};

/** New ones are news to the author. */
const reactionsOf = ({ author, minutes_ago, emojis = {} }: DemoLine, id: string, idOf: ChatContext['idOf']) =>
  Object.entries(emojis).flatMap(([emoji, who]) =>
    who.map((key) => ({
      ...{ bucket: bucketIn(id), message_id: id, emoji, user_id: idOf(key) },
      unseen_by: minutes_ago > UNSEEN || key === author ? null : idOf(author),
    })),
  );
