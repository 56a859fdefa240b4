import type { CallOptions, HttpContext, HttpListeners } from './call.ts';
import { type Credentials, noCredentials } from './credentials.ts';
import { connectionLost } from './failure.ts';
import type { Method } from './transport.ts';

/** What sends the calls; `HttpClient` is the real one. */
export interface HttpEngine {
  call(method: Method, path: string, options: CallOptions): Promise<unknown>;
}

type EngineLoader = (context: HttpContext) => Promise<HttpEngine>;

// The first page of posts travels with the HTML, so axios may come after the first paint.
const loadClient: EngineLoader = async (context) => {
  const { HttpClient } = await import('./client.ts');
  return new HttpClient(context);
};

/**
 * The door to the server: every call answers `result` of the envelope or throws `ApiFailure`.
 * The result's type is the caller's promise; the server validates what it sends against the contract.
 */
export class Http {
  #credentials: Credentials = noCredentials;
  #engine: Promise<HttpEngine> | undefined;
  readonly #context: HttpContext;
  readonly #load: EngineLoader;

  constructor(options: { locale: () => string; listeners: HttpListeners; load?: EngineLoader }) {
    this.#context = {
      credentials: () => this.#credentials,
      locale: options.locale,
      listeners: options.listeners,
    };
    this.#load = options.load ?? loadClient;
  }

  /** Gives calls their token from now on. */
  authorise(credentials: Credentials): void {
    this.#credentials = credentials;
  }

  get credentials(): Credentials {
    return this.#credentials;
  }

  get<Result>(path: string, options?: CallOptions): Promise<Result> {
    return this.#call<Result>('GET', path, options);
  }

  post<Result>(path: string, body?: unknown, options?: CallOptions): Promise<Result> {
    return this.#call<Result>('POST', path, { ...options, body });
  }

  put<Result>(path: string, body?: unknown, options?: CallOptions): Promise<Result> {
    return this.#call<Result>('PUT', path, { ...options, body });
  }

  delete<Result>(path: string, options?: CallOptions): Promise<Result> {
    return this.#call<Result>('DELETE', path, options);
  }

  async #call<Result>(method: Method, path: string, options: CallOptions = {}): Promise<Result> {
    this.#engine ??= this.#load(this.#context);
    const engine = await this.#engine.catch(() => this.#lose(path));
    return (await engine.call(method, path, options)) as Result;
  }

  /** The client's own code did not come: for the caller that is a lost connection like any other. */
  #lose(path: string): never {
    this.#engine = undefined;
    throw connectionLost(path);
  }
}
