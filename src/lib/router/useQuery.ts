import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** What the address says behind its question mark. */
export const useQuery = (): URLSearchParams => {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
};
