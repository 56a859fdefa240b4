/** Where the posts of a hashtag stand. */
export const hashtagPath = (name: string): string => `/hashtags/${encodeURIComponent(name)}`;
