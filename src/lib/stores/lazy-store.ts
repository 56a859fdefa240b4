import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** A store whose code comes when it is first needed. */
export class LazyStore<Store extends { stop(): void }> {
  value: Store | undefined;
  readonly #build: () => Promise<Store>;
  #loading: Promise<Store> | undefined;
  #round = 0;

  constructor(build: () => Promise<Store>) {
    this.#build = build;
    makeAutoObservable(this, { value: observableRef });
  }

  /** One building at a time; the same promise until `drop`. */
  load(): Promise<Store> {
    this.#loading ??= this.#start(this.#round);
    return this.#loading;
  }

  /** Stops and forgets what was built: the next `load` starts anew. */
  drop(): void {
    this.#round += 1;
    this.value?.stop();
    this.value = undefined;
    this.#loading = undefined;
  }

  async #start(round: number): Promise<Store> {
    try {
      const store = await this.#build();
      // Dropped while its code was on the way.
      if (round !== this.#round) store.stop();
      else runInAction(() => (this.value = store));
      return store;
    } catch (error) {
      if (round === this.#round) this.#loading = undefined;
      throw error;
    }
  }
}
