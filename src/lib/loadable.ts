import { wearBrandSheet } from './brand-sheet.ts';
import { fetchBrokenSheets } from './broken-sheets.ts';
import { lazyTexts } from './intl/lazy-texts.ts';

/** Something that comes by `import()`, fetched once; what did not come is fetched again the next time. */
export interface Loadable<Value> {
  /** Undefined until it has come. */
  readonly value: Value | undefined;
  load(): Promise<Value>;
}

export const loadable = <Value>(fetch: () => Promise<Value>): Loadable<Value> => {
  let value: Value | undefined;
  let coming: Promise<Value> | undefined;
  return {
    get value() {
      return value;
    },
    load: () => {
      coming ??= fetchBrokenSheets()
        .then(fetch)
        .then(
          (fetched) => {
            value = fetched;
            return fetched;
          },
          (error: unknown) => {
            coming = undefined;
            throw error;
          },
        );
      return coming;
    },
  };
};

/** A component beyond the first screen, with the texts that all of them share and the styles they wear. */
export const loadableComponent = <Component>(fetch: () => Promise<Component>): Loadable<Component> =>
  loadable(async () => {
    const [component] = await Promise.all([
      fetch(),
      lazyTexts.load('shared'),
      import('../styles/pages.css'),
      wearBrandSheet(),
    ]);
    return component;
  });
