import type { Maintenance } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { MAINTENANCE_CALL, type MaintenanceApi } from './maintenance.api.ts';

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

  /** A success of any call ends it, but of the one that is served during maintenance too. */
  notice(call: string): void {
    if (this.current && call !== MAINTENANCE_CALL) this.current = undefined;
  }

  async check(): Promise<void> {
    await this.#api.current().then(
      (maintenance) => this.accept(maintenance),
      () => undefined,
    );
  }
}
