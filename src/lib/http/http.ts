import type {
  CallArguments,
  CallName,
  CallRequest,
  HttpCalls,
  HttpContext,
  HttpListeners,
  ResultOf,
  TravelOptions,
} from './call.ts';
import { type Credentials, noCredentials } from './credentials.ts';
import { connectionLost } from './failure.ts';

/** What sends the calls; `HttpClient` is the real one. */
export interface HttpEngine {
  call(name: string, request: CallRequest): Promise<unknown>;
  upload(
    method: 'PUT' | 'POST',
    address: string,
    body: Blob | FormData | Uint8Array<ArrayBuffer>,
    options: TravelOptions,
  ): Promise<void>;
}

type EngineLoader = (context: HttpContext) => Promise<HttpEngine>;

// The first page of posts travels with the HTML, so axios may come after the first paint.
const loadClient: EngineLoader = async (context) => {
  const { HttpClient } = await import('./client.ts');
  return new HttpClient(context);
};

/** The way to the server; its engine loads with the first call. */
export class Http implements HttpCalls {
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

  async call<const N extends CallName>(name: N, ...[options]: CallArguments<N>): Promise<ResultOf<N>> {
    const engine = await this.#open(name);
    return (await engine.call(name, (options ?? {}) as CallRequest)) as ResultOf<N>;
  }

  /**
   * Puts a file where the server said (product.md section 7, uploads): no token goes along.
   * @throws ApiFailure, never announced
   */
  async upload(
    method: 'PUT' | 'POST',
    address: string,
    body: Blob | FormData | Uint8Array<ArrayBuffer>,
    options: TravelOptions = {},
  ): Promise<void> {
    const engine = await this.#open(`${method} ${address}`);
    await engine.upload(method, address, body, options);
  }

  #open(call: string): Promise<HttpEngine> {
    this.#engine ??= this.#load(this.#context);
    // The client's own code did not come: for the caller that is a lost connection like any other.
    return this.#engine.catch(() => {
      this.#engine = undefined;
      throw connectionLost(call);
    });
  }
}
