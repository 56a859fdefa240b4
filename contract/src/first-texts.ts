/** What the first screen says, and what must be said without a connection; the rest comes with the first other page. */
const FIRST =
  /^(app|nav|feed|time|post|social)\.|^page\.(?!google|lost)|^error\.(no_connection|not_match|(un)?follow_failed)$/;

/** Of the texts that belong to no domain. */
export const isFirst = (id: string): boolean => FIRST.test(id);
