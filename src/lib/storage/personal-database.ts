/** What is too much for a slot and belongs to the person who is signed in. */
export const PERSONAL_DATABASE = 'lv.me';

/** Removes it: its owner has left. Tabs that have it open close it. */
export const forgetPersonalDatabase = (): void => {
  try {
    globalThis.indexedDB?.deleteDatabase(PERSONAL_DATABASE);
  } catch {
    // Denied storage holds nothing.
  }
};
