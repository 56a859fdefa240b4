export interface CardLink {
  href: string;
  /** Another site's, which opens beside this one. */
  isOutside: boolean;
}

/** Where a card leads: into this application, or to another site by https. Nowhere else, whatever the server says. */
export const cardLink = (url: string): CardLink | undefined => {
  if (/^\/(?![/\\])/.test(url)) return { href: url, isOutside: false };
  return /^https:\/\/[^/\s]+/.test(url) ? { href: url, isOutside: true } : undefined;
};
