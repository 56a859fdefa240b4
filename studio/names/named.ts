/** A name in both languages, and what one has to know of it. */
export type Named = readonly [chinese: string, english: string, chineseHint?: string, englishHint?: string];
export type Names = Readonly<Record<string, Named>>;
