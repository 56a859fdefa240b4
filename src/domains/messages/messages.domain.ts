import { defineDomain } from '../../lib/domains/domain-module.ts';
import { textsIn } from '../../lib/intl/messages.ts';
import { type Chat, createChat } from './chat.ts';
import type chinese from './texts/zh-CN.json';

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
  texts: textsIn(import.meta.glob('./texts/*.json', { query: '?texts' })),
  createStore: createChat,
  events: {
    'message.new': ({ groups, messages }, { message }) => {
      groups.accept(message);
      messages.accept(message);
    },
    'message.updated': ({ messages }, { message }) => messages.revise(message),
    'message.deleted': ({ messages }, { group_id, seq }) => messages.retract(group_id, seq),
    'group.viewed': ({ groups }, viewed) => groups.markViewed(viewed),
    'group.updated': ({ groups }, { group_id }) => void groups.refresh(group_id).catch(() => undefined),
    'group.removed': ({ groups, messages }, { group_id }) => {
      groups.remove(group_id);
      messages.remove(group_id);
    },
  },
  onCatchUp: ({ groups, messages }) => {
    void groups.catchUp();
    messages.catchUp();
  },
});
