/** A text as the part of a pattern that matches nothing else. */
export const regExpText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
