import { autorun } from 'mobx';
import { useEffect } from 'react';
import { countText } from '../text/count-text.ts';
import { titleCount } from './title-count.ts';

/** Names the page in the browser: "Post · Aurora", with what waits before it: "(3) Aurora". */
export const usePageTitle = (brand: string, page?: string): void => {
  useEffect(() => {
    const name = page ? `${page} · ${brand}` : brand;
    return autorun(() => {
      const count = titleCount.get();
      document.title = count > 0 ? `(${countText(count)}) ${name}` : name;
    });
  }, [brand, page]);
};
