/** Work that is joined instead of begun again: whoever asks for a name while its work runs gets what that returns or throws. */
export const createJoined = <T>() => {
  const running = new Map<string, Promise<T>>();
  return (name: string, work: () => Promise<T>): Promise<T> => {
    const current = running.get(name) ?? work().finally(() => running.delete(name));
    running.set(name, current);
    return current;
  };
};
