/** Only which kind of page it is: `/posts/:id`. As plain text, which browsers send to another host without asking it first. */
export const sendPageView = (url: string, page: string): void =>
  void navigator.sendBeacon?.(url, JSON.stringify({ page }));
