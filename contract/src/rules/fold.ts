/** Words as they are searched and compared: wide and narrow letters, capitals and small ones are the same. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
