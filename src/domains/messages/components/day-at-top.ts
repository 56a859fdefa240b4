/** A line so far below the top, in pixels, stands where the day above it would be shown. */
const OWN_PLACE = 40;

/** The words of the last line of a day that has left a log by its top; undefined while a line is in that place itself. */
export const dayAtTop = (box: Element): string | undefined => {
  const { top } = box.getBoundingClientRect();
  let day: string | undefined;
  for (const line of box.querySelectorAll('[data-day]')) {
    const below = line.getBoundingClientRect().top - top;
    if (below > OWN_PLACE) break;
    day = below < 0 ? (line.textContent ?? undefined) : undefined;
  }
  return day;
};
