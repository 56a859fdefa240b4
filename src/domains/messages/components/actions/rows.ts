/** The row of a message that an event happened in; undefined beside all of them. */
export const rowAt = (target: EventTarget | null): HTMLElement | undefined => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-message]') : null;
  return row?.dataset['message'] ? row : undefined;
};

export const idOfRow = (row: HTMLElement): string => row.dataset['message'] ?? '';

/** The element that the tools of a bubble are drawn into; a notice has none. */
export const toolContainerOf = (row: HTMLElement): HTMLElement | undefined =>
  row.querySelector<HTMLElement>('[data-bubble]') ?? undefined;
