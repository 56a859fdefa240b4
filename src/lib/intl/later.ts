/**
 * Texts beyond the first screen's: those that domains share, those of the error catalogue, and by their names those of each
 * domain. What needs them waits for them; the application says how they come.
 */
type Bring = (name: 'shared' | 'errors' | (string & {})) => Promise<void>;

let bring: Bring = async () => undefined;

export const laterTexts = {
  use: (loader: Bring): void => {
    bring = loader;
  },
  bring: ((name) => bring(name)) as Bring,
};
