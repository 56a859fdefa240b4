import { useEffect, useState } from 'react';

/** For `src`: an address of a file of this device, as long as it is shown. Undefined in the first render. */
export const useObjectUrl = (file: Blob | undefined): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};
