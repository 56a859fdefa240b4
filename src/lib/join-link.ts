/** In the query of an address of the chat: somebody wants to join the group of this share code. */
export const JOIN = 'join';

/** An address that asks whoever opens it to join a group; a guest logs in first. */
export const joinPath = (code: string, at = '/chat'): string => `${at}?${JOIN}=${encodeURIComponent(code)}`;

export const joinLink = (origin: string, code: string): string => `${origin}${joinPath(code)}`;
