/** Where each place was left, in pixels from the top; kept while the page lives. */
const places = new Map<string, number>();

export const scrollMemory = {
  keep: (place: string, top: number): void => void places.set(place, top),
  /** 0 for a place that was never left. */
  recall: (place: string): number => places.get(place) ?? 0,
};
