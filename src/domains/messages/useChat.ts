import { createContext, use } from 'react';
import type { Chat } from './chat.ts';

const ChatContext = createContext<Chat | undefined>(undefined);

export const ChatProvider = ChatContext.Provider;

/** The conversations of the person at the screen, below a `ChatProvider`. */
export const useChat = (): Chat => {
  const chat = use(ChatContext);
  if (!chat) throw new Error('useChat needs a ChatProvider above it');
  return chat;
};
