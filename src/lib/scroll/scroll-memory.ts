/** Where each place was left, in pixels from the top; kept while the page lives. */
const places = new Map<string, number>();

export const scrollMemory = {
  /** The place on the screen. */
  here: '',
  keep: (): void => void places.set(scrollMemory.here, scrollY),
  /** 0 for a place that was never left. */
  recall: (place: string): number => places.get(place) ?? 0,
};
