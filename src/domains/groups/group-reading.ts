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
  /** Events have changed it since something was requested. */
  isOvertaken(id: string, requestedAt: number): boolean;
  /** Returns what counts of it. */
  onRead(group: Group, requestedAt: number): Group;
  onDenied(id: string): void;
}

interface Reading {
  requestedAt: number;
  result: Promise<Group>;
  /** What is read after it, because it was requested before something that somebody wants to know. */
  again?: Promise<Group>;
}

/**
 * Reads single conversations in the background; who asks for one at the same time shares its reading, or where events have
 * changed the conversation since that was requested, the one after it.
 */
export class GroupReading {
  readonly #port: GroupReadingPort;
  readonly #running = new Map<string, Reading>();

  constructor(port: GroupReadingPort) {
    this.#port = port;
  }

  /** @throws ApiFailure */
  read(id: string): Promise<Group> {
    const running = this.#running.get(id);
    if (!running) return this.#begin(id);
    if (!this.#port.isOvertaken(id, running.requestedAt)) return running.result;
    const readAgain = () => this.read(id);
    running.again ??= running.result.then(readAgain, readAgain);
    return running.again;
  }

  #begin(id: string): Promise<Group> {
    const requestedAt = this.#port.now();
    const result = this.#read(id, requestedAt).finally(() => this.#running.delete(id));
    this.#running.set(id, { requestedAt, result });
    return result;
  }

  async #read(id: string, requestedAt: number): Promise<Group> {
    const { http, onRead, onDenied } = this.#port;
    try {
      const group = await http.call('GET /api/v1/groups/:id', { params: { id }, background: true });
      return onRead(group, requestedAt);
    } catch (error) {
      if (isDenial(error)) onDenied(id);
      throw error;
    }
  }
}
