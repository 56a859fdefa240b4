/** Unread counts end here: the server counts to 100 and no further. */
const MOST = 99;

/** A count for a badge: "7", "99+". */
export const countText = (count: number): string => (count > MOST ? `${MOST}+` : String(count));
