import type { Maintenance } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { serverClock } from '../../lib/serverClock.ts';
import { MAINTENANCE_PATH, type MaintenanceApi } from './maintenance.api.ts';

const ASK_EVERY = 15_000;
/** What a timer can wait for; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31;

declare module '../../lib/stores/stores.ts' {
  interface Stores {
    maintenance: MaintenanceStore;
  }
}

/** Whether the service rests, and until when (product.md section 4). */
export class MaintenanceStore {
  current: Maintenance | undefined;
  readonly #api: MaintenanceApi;

  constructor(api: MaintenanceApi) {
    this.#api = api;
    makeAutoObservable(this, {}, { deep: false });
  }

  get isOn(): boolean {
    return this.current?.enabled ?? false;
  }

  /** Milliseconds since 1970 on this device's clock; undefined while nobody knows. */
  get endsAt(): number | undefined {
    const end = Date.parse(this.current?.maintain_end ?? '');
    return Number.isNaN(end) ? undefined : serverClock.here(end);
  }

  accept(maintenance: Maintenance): void {
    this.current = maintenance.enabled ? maintenance : undefined;
  }

  /** A success ends it, unless it is answered during maintenance too: this call's own, and a store of files elsewhere. */
  notice(path: string): void {
    const isOurs = path.startsWith('/') && !path.startsWith('//');
    if (this.current && isOurs && path !== MAINTENANCE_PATH) this.current = undefined;
  }

  async check(): Promise<void> {
    await this.#api.current().then(
      (maintenance) => this.accept(maintenance),
      () => undefined,
    );
  }

  /** Asks now, every 15 s and at the announced end; `onAnswer` after the first time. Answers how to stop. */
  watch(onAnswer: () => void): () => void {
    void this.check().then(onAnswer);
    const timer = setInterval(() => void this.check(), ASK_EVERY);
    const left = (this.endsAt ?? 0) - Date.now();
    const atEnd = left > 0 && left < LONGEST_TIMER ? setTimeout(() => void this.check(), left) : undefined;
    return () => {
      clearInterval(timer);
      clearTimeout(atEnd);
    };
  }
}
