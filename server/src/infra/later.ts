/** Returns what brings something with the first who asks for it, to all; after a failure the next who asks tries again. */
export const later = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  const begin = async (): Promise<T> => {
    try {
      return await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return () => {
    loading ??= begin();
    return loading;
  };
};
