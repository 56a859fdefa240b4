import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** A store whose code comes when it is first needed. */
export class LazyStore<Store extends { stop(): void }> {
  value: Store | undefined;
  readonly #build: () => Promise<Store>;
  #loading: Promise<Store> | undefined;

  constructor(build: () => Promise<Store>) {
    this.#build = build;
    makeAutoObservable(this, { value: observableRef });
  }

  /** The same promise until `drop`, so that `use(store.load())` may suspend on it. */
  load(): Promise<Store> {
    this.#loading ??= this.#start();
    return this.#loading;
  }

  /** Stops and forgets what was built: the next `load` starts anew. */
  drop(): void {
    this.value?.stop();
    this.value = undefined;
    this.#loading = undefined;
  }

  async #start(): Promise<Store> {
    const loading = this.#build();
    const store = await loading.catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    // Dropped while its code was on the way.
    if (this.#loading === undefined) store.stop();
    else runInAction(() => (this.value = store));
    return store;
  }
}
