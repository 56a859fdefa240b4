type LoadTexts = (name: 'shared' | 'errors' | (string & {})) => Promise<void>;

let load: LoadTexts = async () => undefined;

/**
 * Texts beyond the first screen's, by the name of their bundle: `shared` by domains, `errors` of the catalogue, or a domain's.
 * The application sets how they are loaded.
 */
export const lazyTexts = {
  setLoader: (loader: LoadTexts): void => {
    load = loader;
  },
  load: ((name) => load(name)) as LoadTexts,
};
