import { defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import { nicknames } from '../users/index.ts';
import { type Chat, createChat } from './chat.ts';
import type chinese from './texts/zh-CN.json';
import texts from './texts?texts';

declare module '../../lib/domains/domain-module.ts' {
  interface DomainStores {
    messages: Chat;
  }
}
declare module '../../lib/intl/ids.ts' {
  interface DomainTexts {
    messages: typeof chinese;
  }
}

/** Conversations: with `contacts` and `groups`, which have no page without it. */
export const domain = defineDomain<Chat>({
  pages: { chat: async () => (await import('../../pages/chat/ChatPage.tsx')).ChatPage },
  overlays: {
    createGroup: async () => (await import('./components/groups/LazyCreateGroup.tsx')).LazyCreateGroup,
    shareHanded: async () => (await import('./components/share/HandedSheet.tsx')).HandedSheet,
    sharePost: async () => (await import('./components/share/ShareSheets.tsx')).SharePostSheet,
    shareAuthor: async () => (await import('./components/share/ShareSheets.tsx')).ShareAuthorSheet,
  },
  texts: textsIn(texts),
  createStore: createChat,
  events: {
    'message.new': ({ live, alerts, groups, messages, presence, typing }, { message }) =>
      live.add(() => {
        alerts.alert(message);
        typing.end(message.group_id, message.user_id);
        presence.meetWriter(message.group_id, message.user_id);
        groups.accept(message);
        messages.accept(message);
      }),
    'message.updated': ({ live, groups, messages }, { message }) =>
      live.add(() => {
        groups.revise(message);
        messages.revise(message);
      }),
    'message.deleted': (
      { live, messages, replies, retractions, messageSearch, voices },
      { group_id, id, seq },
    ) =>
      live.add(() => {
        messageSearch.drop(id);
        voices.drop(id);
        retractions.forget(id);
        replies.retract(group_id, id);
        messages.retract(group_id, { id, seq });
      }),
    'emoji.changed': ({ live, groups, messages }, change) =>
      live.add(() => {
        groups.react(change);
        messages.react(change);
      }),
    'pin.added': ({ live, messages }, change) => live.add(() => messages.pin(change)),
    'pin.removed': ({ live, messages }, change) => live.add(() => messages.unpin(change)),
    'card.changed': ({ live, messages }, changed) => live.add(() => messages.readCards(changed)),
    'group.viewed': ({ live, groups, messages, presence, seen }, viewed) =>
      live.add(() => {
        groups.markViewed(viewed);
        if (seen.isFromElsewhere(viewed)) messages.viewTo(viewed);
        presence.meet(viewed.group_id, viewed.user_id);
      }),
    'group.cleared': ({ live, groups }, cleared) => live.add(() => groups.clear(cleared)),
    'typing.started': ({ live, typing }, writer) => live.add(() => typing.receive(writer)),
    'presence.changed': ({ live, presence }, change) => live.add(() => presence.receive(change)),
    'nickname.changed': (_, change) => nicknames.receive(change),
    'block.changed': ({ groups }, { user_id }) => groups.refreshDirect(user_id),
    'group.updated': ({ live, groups }, updated) => live.add(() => groups.update(updated)),
    'group.removed': ({ live, depart }, removed) => live.add(() => depart(removed)),
    'member.joined': ({ live, groups }, joined) => live.add(() => groups.countMembers(joined)),
    'member.left': ({ live, groups }, left) => live.add(() => groups.countMembers(left)),
  },
  onCatchUp: ({ groups, messages }) => {
    nicknames.catchUp();
    void groups.catchUp();
    messages.catchUp();
  },
});
