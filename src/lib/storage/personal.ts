/** Values, databases and caches named so belong to the person who is signed in. */
export const PERSONAL = 'lv.me.';

/** The cache of what they have seen, feeds and pictures, and of what another application has handed them. */
export const PERSONAL_CACHE = `${PERSONAL}cache`;
