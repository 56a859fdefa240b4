/** Pages of the product by the ids of their stories. */
export const PAGE_STORIES = {
  feed: 'pages-home--feed',
  chat: 'pages-chat--room',
  login: 'pages-login-methods--phone',
} as const;

export type PageStory = keyof typeof PAGE_STORIES;

/** Address of one, to be framed, in the looks that the toolbar would give it. */
export const addressOfPage = (page: PageStory, globals: Record<string, string>): string => {
  const looks = Object.entries(globals).map((pair) => pair.join(':'));
  return `iframe.html?${new URLSearchParams({ id: PAGE_STORIES[page], viewMode: 'story', globals: looks.join(';') })}`;
};
