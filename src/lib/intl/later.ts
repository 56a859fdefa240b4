/**
 * Texts beyond the first screen's: those that domains share, or with a name those of one domain. What needs them waits for
 * them; the application says how they come.
 */
type Bring = (domain?: string) => Promise<void>;

let bring: Bring = async () => undefined;

export const laterTexts = {
  comeBy: (loader: Bring): void => {
    bring = loader;
  },
  bring: (domain?: string): Promise<void> => bring(domain),
};
