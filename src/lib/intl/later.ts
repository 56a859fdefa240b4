/** Texts beyond the first screen's. What needs them waits for them; the application says how they come. */
let bring: () => Promise<void> = async () => undefined;

export const laterTexts = {
  comeBy: (loader: () => Promise<void>): void => {
    bring = loader;
  },
  bring: (): Promise<void> => bring(),
};
