import { APP_VERSION, LIMITS } from '@livery/contract';
import type { Explanation } from '../errors/explanation.ts';
import { resultOf } from './answer.ts';
import type { CallOptions, HttpContext } from './call.ts';
import { ApiFailure, CANCELLED, connectionLost } from './failure.ts';
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
      if (answer.status === 401 && isRenewable)
        answer = await this.#again(method, path, options, token, answer);
      const result = isAbsolute(path) ? answer.body : resultOf(answer, path);
      this.#context.listeners.onSuccess(path);
      return result;
    } catch (thrown) {
      throw await this.#report(thrown, path, options.quiet ?? false);
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

  /** Once more with a renewed token. Where that one is refused too, the session is over. */
  async #again(
    method: Method,
    path: string,
    options: CallOptions,
    failed: string,
    refusal: TransportAnswer,
  ): Promise<TransportAnswer> {
    const credentials = this.#context.credentials();
    if (!(await this.#renew(failed))) return refusal;
    const token = credentials.access();
    const answer = await this.#exchange(method, path, options, token);
    if (answer.status === 401 && token !== undefined) credentials.refuse(token);
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

  async #report(thrown: unknown, path: string, isQuiet: boolean): Promise<ApiFailure> {
    const failure = thrown instanceof ApiFailure ? thrown : failureWithoutAnswer(thrown, path);
    const { listeners } = this.#context;
    if (failure.code === CANCELLED) return failure;
    if (failure.maintenance) listeners.onMaintenance(failure.maintenance);
    else if (failure.status === 429) listeners.onGuestQuota();
    else if (!isQuiet) {
      failure.explanation ??= await explanationOf(failure);
      listeners.onFailure(failure);
    }
    return failure;
  }
}

/** The catalogue comes with the first refusal that is to be shown. */
const explanationOf = (failure: ApiFailure): Promise<Explanation | undefined> =>
  import('../errors/catalogue.ts').then(
    ({ explain }) => explain(failure),
    () => ({ display: 'toast', text: 'error.not_match', values: {} }),
  );

const failureWithoutAnswer = (thrown: unknown, path: string): ApiFailure => {
  const isCancelled = thrown instanceof Error && /^(CanceledError|AbortError)$/.test(thrown.name);
  return isCancelled
    ? new ApiFailure({ code: CANCELLED, message: '', params: {}, status: 0, path })
    : connectionLost(path);
};
