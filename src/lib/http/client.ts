import { APP_VERSION, LIMITS } from '@livery/contract';
import { explain } from '../errors/catalogue.ts';
import { resultOf } from './answer.ts';
import type { CallOptions, HttpContext } from './call.ts';
import { ApiFailure, CANCELLED, NO_CONNECTION } from './failure.ts';
import { axiosTransport, type Method, type Transport, type TransportAnswer } from './transport.ts';

const isAbsolute = (path: string): boolean => /^(https?:)?\/\//i.test(path);

/** Sends calls: headers, token, one renewal of it, the envelope, and who is told about the outcome. */
export class HttpClient {
  readonly #context: HttpContext;
  readonly #transport: Transport;
  readonly #renewals = new Map<string, Promise<boolean>>();

  constructor(context: HttpContext, transport: Transport = axiosTransport) {
    this.#context = context;
    this.#transport = transport;
  }

  async call(method: Method, path: string, options: CallOptions): Promise<unknown> {
    const isOpen = options.anonymous || isAbsolute(path);
    const token = options.token ?? (isOpen ? undefined : this.#context.credentials().access());
    const isRenewable = token !== undefined && options.token === undefined;
    try {
      let answer = await this.#exchange(method, path, options, token);
      if (answer.status === 401 && isRenewable && (await this.#renew(token))) {
        answer = await this.#exchange(method, path, options, this.#context.credentials().access());
      }
      const result = isAbsolute(path) ? answer.body : resultOf(answer, path);
      this.#context.listeners.onSuccess(path);
      return result;
    } catch (thrown) {
      throw this.#report(thrown, path, options.quiet ?? false);
    }
  }

  async #exchange(
    method: Method,
    path: string,
    options: CallOptions,
    token: string | undefined,
  ): Promise<TransportAnswer> {
    const own = {
      'Accept-Language': this.#context.locale(),
      'X-App-Version': APP_VERSION,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    };
    const answer = await this.#transport({
      method,
      path,
      query: options.query,
      body: options.body,
      headers: isAbsolute(path) ? {} : own,
      timeout: options.timeout ?? LIMITS.requestTimeout,
      signal: options.signal,
      onProgress: options.onProgress,
    });
    if (isAbsolute(path) && answer.status >= 400) return resultOf(answer, path) as never;
    return answer;
  }

  /** Calls that fail together with one token wait for one renewal. */
  #renew(failed: string): Promise<boolean> {
    const credentials = this.#context.credentials();
    const current = credentials.access();
    if (current !== undefined && current !== failed) return Promise.resolve(true);
    const running = this.#renewals.get(failed);
    if (running) return running;
    const renewal = credentials.refresh(failed).finally(() => this.#renewals.delete(failed));
    this.#renewals.set(failed, renewal);
    return renewal;
  }

  #report(thrown: unknown, path: string, isQuiet: boolean): ApiFailure {
    const failure = thrown instanceof ApiFailure ? thrown : failureWithoutAnswer(thrown, path);
    const { listeners } = this.#context;
    if (failure.code === CANCELLED) return failure;
    if (failure.maintenance) listeners.onMaintenance(failure.maintenance);
    else if (failure.status === 429) listeners.onGuestQuota();
    else if (!isQuiet) listeners.onFailure(failure, explain(failure));
    return failure;
  }
}

const failureWithoutAnswer = (thrown: unknown, path: string): ApiFailure => {
  const isCancelled = thrown instanceof Error && /^(CanceledError|AbortError)$/.test(thrown.name);
  const code = isCancelled ? CANCELLED : NO_CONNECTION;
  return new ApiFailure({ code, message: '', params: {}, status: 0, path });
};
