/** `token`: of who leaves, while it still counts; without it nothing can be sent for them any more. */
type LastWork = (token: string | undefined) => Promise<unknown> | undefined;

const works = new Set<LastWork>();

/** Calls `work` when the account at the screen leaves; returns how to stop. */
export const onLeaving = (work: LastWork): (() => void) => {
  works.add(work);
  return () => works.delete(work);
};

/** The account leaves; resolves once all that was still to be sent for it has been tried. */
export const leave = async (token?: string): Promise<void> => {
  await Promise.allSettled([...works].map((work) => work(token)));
};
