import { useEffect } from 'react';

/** Names the page in the browser: "Post · Aurora". */
export const usePageTitle = (brand: string, page?: string): void => {
  useEffect(() => {
    document.title = page ? `${page} · ${brand}` : brand;
  }, [brand, page]);
};
