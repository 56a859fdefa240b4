/** What is left to servers, which tell people of it: kept until the work is done, whose end does not hang on it. */
export interface Telling {
  later(tell: () => Promise<void>): void;
  /** Leaves all of it, in its order. What cannot be left is said, and the rest is left all the same. */
  tell(): Promise<void>;
}

export const createTelling = (): Telling => {
  const kept: (() => Promise<void>)[] = [];
  return {
    later: (tell) => {
      kept.push(tell);
    },
    tell: async () => {
      for (const tell of kept.splice(0))
        await tell().catch((error: unknown) => {
          process.stderr.write(
            `What was done stands, but servers could not be told of it: pages that are open show it late (${error instanceof Error ? error.message : error}).\n`,
          );
        });
    },
  };
};
