import { autorun } from 'mobx';
import { useEffect } from 'react';
import { countText } from '../text/count-text.ts';
import type { MessageId } from './ids.ts';
import { useLanguage } from './language.ts';
import { formatText } from './pattern.ts';
import { titleCount } from './title-count.ts';

/**
 * Names the page in the browser: "Post · Aurora", with what waits before it: "(3) Aurora". A brand may call a page otherwise,
 * by a text that only brands have, under the page's address (`server/src/brand/head-texts.ts`).
 */
export const usePageTitle = (brand: string, page?: string): void => {
  const language = useLanguage();
  useEffect(() => {
    const own = formatText(language, location.pathname as MessageId, { brand });
    const name = own ?? (page ? `${page} · ${brand}` : brand);
    return autorun(() => {
      const count = titleCount.get();
      document.title = count > 0 ? `(${countText(count)}) ${name}` : name;
    });
  }, [brand, page, language]);
};
