/** The fill’s scores go up to the number of its posts. */
const SEEN = { start: new Date(), floor: 99_700 };
/** First pages as the plans and their bounds ask for them. */
export const FIRST = { after: undefined, limit: 31 };
export const UNSEEN = { ...FIRST, part: 'unseen', seen: SEEN } as const;
export const CHART = { places: 50, from: 0, limit: 31 };
