import type { Group } from '@livery/contract';
import type { HttpCalls } from '../../lib/http/call.ts';
import { ApiFailure } from '../../lib/http/failure.ts';

/** The person is in it no more. */
const DENIALS = ['api.forbidden', 'api.not_found'] as const;
const isDenial = (error: unknown): boolean =>
  error instanceof ApiFailure && DENIALS.some((code) => code === error.code);

interface GroupReadingPort {
  http: HttpCalls;
  /** Taken when something is requested. */
  now(): number;
  /** Returns what counts of it. */
  onRead(group: Group, requestedAt: number): Group;
  onDenied(id: string): void;
}

/** Reads single conversations in the background; who asks for one at the same time shares its reading. */
export class GroupReading {
  readonly #port: GroupReadingPort;
  readonly #running = new Map<string, Promise<Group>>();

  constructor(port: GroupReadingPort) {
    this.#port = port;
  }

  /** @throws ApiFailure */
  read(id: string): Promise<Group> {
    const running = this.#running.get(id);
    if (running) return running;
    const reading = this.#read(id).finally(() => this.#running.delete(id));
    this.#running.set(id, reading);
    return reading;
  }

  async #read(id: string): Promise<Group> {
    const { http, now, onRead, onDenied } = this.#port;
    const requestedAt = now();
    try {
      const group = await http.call('GET /api/v1/groups/:id', { params: { id }, background: true });
      return onRead(group, requestedAt);
    } catch (error) {
      if (isDenial(error)) onDenied(id);
      throw error;
    }
  }
}
