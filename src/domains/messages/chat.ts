import { type EventMap, type Group, type Message, Switch } from '@livery/contract';
import { reaction, runInAction } from 'mobx';
import { Deletions, UNDO } from '../../lib/deletions.ts';
import { passedWordsOf } from '../../lib/errors/passed.ts';
import { announceOnScreen } from '../../lib/errors/screen-errors.ts';
import { showFailure } from '../../lib/errors/useFailureToast.ts';
import { batchPerFrame, type FrameBatch } from '../../lib/frame-batch.ts';
import { countInTitle } from '../../lib/intl/count-in-title.ts';
import { pollWhile } from '../../lib/poll.ts';
import { readFirst } from '../../lib/socket/read-first.ts';
import { createAlerts } from '../../lib/sound/alerts.ts';
import type { Stores } from '../../lib/stores/stores.ts';
import { PersonSearch } from '../contacts/index.ts';
import { GroupsStore } from '../groups/index.ts';
import { nicknames } from '../users/index.ts';
import { ChatCache } from './cache/chat-cache.ts';
import { isOwnerHere, rememberOwner } from './cache/owner.ts';
import { DraftsStore } from './drafts.store.ts';
import { MessageFiles } from './files/message-files.ts';
import { ChosenNames } from './mentions/chosen-names.ts';
import { retracted } from './message.model.ts';
import { MessageSearch } from './message-search.store.ts';
import { MessagesStore } from './messages.store.ts';
import { followPresence } from './presence/follow-presence.ts';
import type { PresenceStore } from './presence/presence.store.ts';
import type { TypingStore } from './presence/typing.store.ts';
import { RepliesStore } from './replies.store.ts';
import { returnWords } from './returned-words.ts';
import { SeenMarks } from './seen.ts';
import { MessageAlerts } from './sound/message-alerts.ts';
import type { Unread } from './unread-line.ts';
import { keptUploads } from './uploads/kept-uploads.ts';
import { UploadsStore } from './uploads/uploads.store.ts';
import { VoicePlayer } from './voice/voice-player.store.ts';

/** Everything about conversations; it comes with the first signed-in screen, after the first paint. */
export interface Chat {
  groups: GroupsStore;
  messages: MessagesStore;
  drafts: DraftsStore;
  replies: RepliesStore;
  retractions: Deletions<Message>;
  names: ChosenNames;
  files: MessageFiles;
  uploads: UploadsStore;
  search: PersonSearch;
  messageSearch: MessageSearch;
  seen: SeenMarks;
  typing: TypingStore;
  voices: VoicePlayer;
  alerts: MessageAlerts;
  presence: PresenceStore;
  /** What live events change, in their order; the changes of one frame are drawn at once. */
  live: FrameBatch<() => void>;
  /** Somebody is looking at a conversation: shows it and keeps it fresh; returns how to leave. */
  enter(groupId: string): () => void;
  /** The person is in a conversation no more: what they were writing stays. */
  depart(removed: EventMap['group.removed']): void;
  stop(): void;
}

/** Without a live socket (decisions.md section 2). */
const LIST_POLL = 15_000;
const ROOM_POLL = 3_000;
/** What is shown is read again so often: nobody tells what was taken back, pinned or reacted to. Milliseconds. */
const CHANGES_POLL = 15_000;

/** What events change in the list is kept so often at most. Milliseconds. */
const SAVE_DELAY = 1_000;

/** Between two voices; milliseconds. */
const VOICES_TIMEOUT = 3_000;

const onOnline = (work: () => void): (() => void) => {
  addEventListener('online', work);
  return () => removeEventListener('online', work);
};

const unreadOf = ({ unread, last_viewed }: Group): Unread | undefined =>
  unread > 0 ? { count: unread, viewed: last_viewed } : undefined;

/** So many conversations are kept over a reload: no more than one page of them, which tells what became of each. */
const MOST_LISTED = 50;

/** Shows the list that was kept over a reload. */
const showKept = async (groups: GroupsStore, cache: ChatCache | undefined): Promise<void> => {
  const kept = await cache?.list();
  if (kept && !cache?.isStopped) groups.restore(kept);
};

/** The list that was kept over a reload, then the server's; returns how to stop. */
const startList = (
  groups: GroupsStore,
  cache: ChatCache | undefined,
  realtime: Stores['realtime'],
): (() => void) => {
  const shown = showKept(groups, cache);
  const read = () => {
    if (!cache?.isStopped) void (groups.status === 'idle' ? groups.load() : groups.catchUp());
  };
  return readFirst(
    realtime,
    () => void shown.then(read),
    () => groups.isAwaited,
  );
};

const keepList = (groups: GroupsStore, cache: ChatCache): (() => void) =>
  reaction(
    () => (groups.status === 'ready' ? groups.newest(MOST_LISTED) : undefined),
    (list) => list && cache.saveList(list),
    { delay: SAVE_DELAY },
  );

/** Builds the stores of conversations, and keeps them live until `stop`. */
export const createChat = (
  stores: Pick<Stores, 'http' | 'users' | 'realtime' | 'toasts' | 'alerts' | 'session' | 'domains'>,
): Chat => {
  const { http, users, realtime, toasts, session, domains } = stores;
  const me = () => users.id;
  const isBack = isOwnerHere(stores);
  const login = session.loginId;
  const cache = login === undefined ? undefined : new ChatCache({ login, isBack });
  const seen: SeenMarks = new SeenMarks({
    me,
    group: (id) => groups.get(id),
    view: (id, messageId) => groups.view(id, messageId),
  });
  const groups: GroupsStore = new GroupsStore(http, me, {
    isLooking: (id) => seen.isLooking(id),
    seqOf: (id, messageId) => messages.seqOf(id, messageId),
    onCleared: (cleared) => {
      messages.clear(cleared);
      messageSearch.forget(cleared);
    },
  });
  const drafts = new DraftsStore();
  const replies = new RepliesStore();
  const names = new ChosenNames();
  const messages = new MessagesStore(http, me, {
    cache,
    onRefused: (id, words) => {
      // What was begun meanwhile is not mixed up with it.
      const isFree = drafts.of(id) === '' && !replies.of(id);
      if (isFree) returnWords({ drafts, names, replies }, id, words);
      return isFree;
    },
  });
  const retractions = new Deletions<Message>({
    hide: (message) => messages.revise(retracted(message, me())),
    restore: (message) => messages.revise(message),
    send: async (message, options) => {
      await messages.takeBack(message, options);
      replies.retract(message.group_id, message.id);
    },
    offer: (count, run) => {
      const action = { label: 'room.retract.undo', run, stays: UNDO } as const;
      const key = toasts.show({ id: 'room.retract.done', values: { count } }, 'plain', action);
      return () => toasts.dismiss(key);
    },
    onFailure: (error) => {
      const words = passedWordsOf(error);
      if (words) toasts.show(words, 'error');
    },
  });
  const files = new MessageFiles(http);
  const uploads = new UploadsStore({
    http,
    me,
    kept: keptUploads,
    isHere: () => session.access() !== undefined,
    onSent: (message, caption) => {
      const room = messages.room(message.group_id);
      room.accept(message);
      if (caption) room.outbox.add(caption, { isCaption: true });
    },
    showError: (words) => toasts.show(words, 'error'),
    announceFailure: (failure) => announceOnScreen('uploadFailed', stores, failure),
  });
  const messageSearch = new MessageSearch(http, (id) => {
    if (!groups.get(id)) groups.refresh(id).catch(() => undefined);
  });
  const live = batchPerFrame<() => void>((changes) =>
    runInAction(() => {
      for (const change of changes) change();
    }),
  );
  const sounds = createAlerts(users, realtime);
  const alerts = new MessageAlerts({
    me,
    group: (id) => groups.get(id),
    isLooking: (id) => seen.isLooking(id),
    alerts: sounds,
  });
  const voices = new VoicePlayer({
    me,
    voicesIn: (id) => messages.voicesIn(id),
    voicesAfter: async ({ group_id, seq }) => {
      const query = { kind: 'voice', direction: 'after', next_id: String(seq) } as const;
      // What is known follows where the line hangs: nobody waits a minute for the next voice.
      const call = { params: { id: group_id }, query, background: true, timeout: VOICES_TIMEOUT } as const;
      return (await http.call('GET /api/v1/groups/:id/media', call)).list;
    },
    addressOf: (message) => files.linkOf(message),
    onBroken: (error) =>
      error === undefined ? toasts.show({ id: 'room.voice.broken' }, 'error') : showFailure(toasts, error),
    titleOf: ({ user, group_id }) =>
      user ? nicknames.nameOf(user) : (groups.get(group_id)?.display_name ?? ''),
  });
  const company = followPresence({ realtime, users }, groups);
  const isPolling = () => realtime.status === 'down' || realtime.status === 'connecting';
  const read = (id: string) => {
    void messages.room(id).catchUp();
    groups.refresh(id).catch(() => undefined);
  };
  const enter = (id: string) => {
    const group = groups.isFresh(id) ? groups.get(id) : undefined;
    const reading = group ? undefined : groups.refresh(id);
    const unread = group ? unreadOf(group) : reading?.then(unreadOf, () => undefined);
    const leave = messages.enter(id, unread);
    const lookAway = company.look(id);
    const prepare = ({ marked_unread, mentioned, reacted }: Group) => {
      const { unseen } = messages.room(id);
      if (mentioned !== undefined || reacted || !unseen.isEmpty) void unseen.load();
      return marked_unread ? groups.arrange(id, { marked_unread: false }, { background: true }) : undefined;
    };
    Promise.resolve(group ?? reading)
      .then((entered) => entered && prepare(entered))
      .catch(() => undefined);
    const stopPolling = pollWhile(isPolling, ROOM_POLL, () => read(id));
    const stopReading = pollWhile(isPolling, CHANGES_POLL, () => messages.room(id).readAgain());
    return () => {
      stopPolling();
      stopReading();
      drafts.save();
      lookAway();
      leave();
    };
  };
  const depart = (removed: EventMap['group.removed']) => {
    const { group_id } = removed;
    uploads.removeAll(group_id);
    voices.leave(group_id);
    messageSearch.forget({ group_id });
    groups.depart(removed);
    messages.remove(group_id);
  };
  const stops = [
    startList(groups, isBack ? cache : undefined, realtime),
    pollWhile(isPolling, LIST_POLL, () => void groups.catchUp()),
    onOnline(() => messages.resumeSending()),
    // Feeds stand in the first screen; what a block does to them comes with the first one.
    realtime.on('block.changed', (change) => {
      domains
        .store('social')
        .load()
        .then((feeds) => feeds.receive(change))
        .catch(() => undefined);
    }),
    countInTitle('messages', () => (users.me?.notify === Switch.CLOSE ? 0 : groups.unread)),
    () => live.stop(),
    () => groups.stop(),
    () => messages.stop(),
    () => drafts.stop(),
    () => retractions.stop(),
    () => replies.stop(),
    () => files.stop(),
    () => voices.stop(),
    () => uploads.stop(),
    () => seen.stop(),
    () => messageSearch.stop(),
    () => company.stop(),
    () => nicknames.stop(),
    sounds.stop,
    rememberOwner(stores),
    ...(cache ? [keepList(groups, cache), () => cache.stop()] : []),
  ];
  nicknames.start(http);
  const stop = () => {
    for (const end of stops) end();
  };
  const search = new PersonSearch(http);
  return {
    groups,
    messages,
    drafts,
    replies,
    names,
    retractions,
    files,
    uploads,
    search,
    messageSearch,
    seen,
    typing: company.typing,
    voices,
    alerts,
    presence: company.presence,
    live,
    enter,
    depart,
    stop,
  };
};
