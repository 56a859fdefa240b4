export { restoreOwner } from './cache/owner.ts';
export type { Chat } from './chat.ts';
export { ConversationPane } from './components/ConversationPane.tsx';
export { LazyJoinSheet } from './components/groups/LazyJoinSheet.tsx';
export { ConversationSkeleton } from './components/list/ConversationsAwaited.tsx';
export { OwnGroups } from './components/list/OwnGroups.tsx';
export { Room } from './components/Room.tsx';
export { ChatProvider, useChat } from './useChat.ts';
