import type { Maintenance } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';

declare module '../../lib/stores/stores.ts' {
  interface Stores {
    maintenance: MaintenanceStore;
  }
}

/** Served during maintenance too. */
const ASK = 'GET /api/v1/maintenance';

/** Milliseconds between two questions of somebody who moves about. */
const OFTEN_ENOUGH = 10_000;

/** Whether the service rests, and until when (product.md section 4). */
export class MaintenanceStore {
  current: Maintenance | undefined;
  readonly #http: HttpCalls;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, {}, { deep: false });
  }

  get isOn(): boolean {
    return this.current?.enabled ?? false;
  }

  accept(maintenance: Maintenance): void {
    this.current = maintenance.enabled ? maintenance : undefined;
  }

  /** A success of any other call ends it. */
  notice(call: string): void {
    if (this.current && call !== ASK) this.current = undefined;
  }

  /** Asks unless somebody asked a moment ago. */
  checkSometimes(): void {
    if (performance.now() - this.#checkedAt > OFTEN_ENOUGH) void this.check();
  }

  async check(): Promise<void> {
    this.#checkedAt = performance.now();
    await this.#http.call(ASK, { background: true, anonymous: true }).then(
      (maintenance) => this.accept(maintenance),
      () => undefined,
    );
  }
}
