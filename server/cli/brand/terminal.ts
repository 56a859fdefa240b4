/** Resolves at Ctrl-C, or when the process is asked to end. */
export const untilInterrupted = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

/** Into a pipe nobody looks; `BROWSER` says that somebody does. */
export const opensByItself = (): boolean => process.stdout.isTTY || Boolean(process.env['BROWSER']);
