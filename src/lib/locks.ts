/** Runs `work` while no other tab of this browser runs work of the same name. Without Web Locks it just runs. */
export const withLock = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? (navigator.locks.request(name, work) as Promise<Result>) : work();
