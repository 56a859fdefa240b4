import type { Maintenance } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { MAINTENANCE_PATH, type MaintenanceApi } from './maintenance.api.ts';

const ASK_EVERY = 15_000;

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

  accept(maintenance: Maintenance): void {
    this.current = maintenance.enabled ? maintenance : undefined;
  }

  /** A success ends it, unless it is one of the calls that are answered during maintenance too. */
  notice(path: string): void {
    if (this.current && path !== MAINTENANCE_PATH) this.current = undefined;
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
    const end = Date.parse(this.current?.maintain_end ?? '') - Date.now();
    const atEnd = end > 0 && end < 2 ** 31 ? setTimeout(() => void this.check(), end) : undefined;
    return () => {
      clearInterval(timer);
      clearTimeout(atEnd);
    };
  }
}
