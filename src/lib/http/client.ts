import { APP_VERSION, LIMITS } from '@livery/contract';
import type { Explanation } from '../errors/explanation.ts';
import type { CallRequest, HttpContext, TravelOptions } from './call.ts';
import { ApiFailure, CANCELLED, connectionLost } from './failure.ts';
import { resultOf } from './response.ts';
import { axiosTransport, type Method, type Transport, type TransportResponse } from './transport.ts';

/** `POST /api/v1/users/memo/:id` with `{id}` → `POST` and the address to ask. */
const addressOf = (name: string, params: CallRequest['params'] = {}): [Method, string] => {
  const [method, path = ''] = name.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')));
  return [method as Method, filled];
};

/** Sends calls: headers, token, one renewal of it, the envelope, and who is told about the outcome. */
export class HttpClient {
  readonly #context: HttpContext;
  readonly #transport: Transport;
  readonly #renewals = new Map<string, Promise<boolean>>();

  constructor(context: HttpContext, transport: Transport = axiosTransport) {
    this.#context = context;
    this.#transport = transport;
  }

  async call(name: string, request: CallRequest): Promise<unknown> {
    const token = request.token ?? (request.anonymous ? undefined : this.#context.credentials().access());
    const isRenewable = token !== undefined && request.token === undefined;
    try {
      let response = await this.#exchange(name, request, token);
      if (response.status === 401 && isRenewable)
        response = await this.#again(name, request, token, response);
      const isFile = response.status < 300 && response.body instanceof Blob;
      const result = isFile ? response.body : resultOf(response, name);
      this.#context.listeners.onSuccess(name);
      return result;
    } catch (thrown) {
      throw await this.#report(thrown, name, request);
    }
  }

  async upload(
    method: 'PUT' | 'POST',
    address: string,
    body: Blob | FormData | Uint8Array<ArrayBuffer>,
    { signal, onProgress, timeout = LIMITS.uploadTimeout }: TravelOptions,
  ): Promise<void> {
    const name = `${method} ${address}`;
    const type = body instanceof Blob ? body.type : '';
    // Said by name: axios would call it a form.
    const headers: Record<string, string> = type === '' ? {} : { 'Content-Type': type };
    const request = { method, path: address, body, headers, timeout, signal, onProgress };
    const response = await this.#transport(request).catch((thrown: unknown) => {
      throw failureWithoutResponse(thrown, name);
    });
    if (response.status >= 300) resultOf(response, name);
  }

  async #exchange(name: string, request: CallRequest, token: string | undefined): Promise<TransportResponse> {
    const [method, path] = addressOf(name, request.params);
    return this.#transport({
      ...request,
      method,
      path,
      headers: {
        'Accept-Language': this.#context.locale(),
        'X-App-Version': APP_VERSION,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        // Where they do not come the call goes without.
        ...(isTraced() && (await seldom().catch(() => undefined))?.traceHeaders()),
      },
      timeout: request.timeout ?? LIMITS.requestTimeout,
    });
  }

  /** Once more with a renewed token. Where that one is refused too, the session is over. */
  async #again(
    name: string,
    request: CallRequest,
    failed: string,
    refusal: TransportResponse,
  ): Promise<TransportResponse> {
    const credentials = this.#context.credentials();
    if (!(await this.#renew(failed))) return refusal;
    const token = credentials.access();
    const response = await this.#exchange(name, request, token);
    if (response.status === 401 && token !== undefined) credentials.refuse(token);
    return response;
  }

  /** Calls that fail together with one token wait for one renewal. */
  #renew(failed: string): Promise<boolean> {
    const credentials = this.#context.credentials();
    const current = credentials.access();
    if (current !== undefined && current !== failed) return Promise.resolve(true);
    const renewal =
      this.#renewals.get(failed) ?? credentials.refresh(failed).finally(() => this.#renewals.delete(failed));
    this.#renewals.set(failed, renewal);
    return renewal;
  }

  async #report(thrown: unknown, name: string, { claims, background }: CallRequest): Promise<ApiFailure> {
    const failure = thrown instanceof ApiFailure ? thrown : failureWithoutResponse(thrown, name);
    const { listeners } = this.#context;
    if (failure.code === CANCELLED) return failure;
    if (failure.maintenance) listeners.onMaintenance(failure.maintenance);
    else if (failure.status === 429 || isForMembers(failure, background)) listeners.onGuestQuota();
    else if (!background || failure.code === 'api.account_banned') {
      failure.explanation ??= await explanationOf(failure);
      failure.isClaimed = claims === 'all' || (claims?.includes(failure.code) ?? false);
      // Behind the end of the session, which takes along what stands over its pages.
      if (background) setTimeout(() => listeners.onFailure(failure));
      else if (!failure.isClaimed) listeners.onFailure(failure);
    }
    return failure;
  }
}

/** A guest asked for what the brand keeps for people with an account. */
const isForMembers = ({ status, call }: ApiFailure, isBackground?: boolean): boolean =>
  !isBackground && status === 401 && call.includes('/guest/');

const seldom = () => import('./seldom.ts');

/** The catalogue comes, with its words, with the first refusal that is to be shown. */
const explanationOf = (failure: ApiFailure): Promise<Explanation | undefined> =>
  seldom().then(
    ({ explained }) => explained(failure),
    () => ({ display: 'toast', text: 'error.not_match', values: {} }),
  );

/** A page of a server that traces says so; elsewhere nothing of it is loaded. */
const isTraced = () => globalThis.document?.querySelector('#boot[data-traced]');

const failureWithoutResponse = (thrown: unknown, call: string): ApiFailure => {
  const isCancelled = thrown instanceof Error && /^(CanceledError|AbortError)$/.test(thrown.name);
  return isCancelled
    ? new ApiFailure({ code: CANCELLED, message: '', params: {}, status: 0, call })
    : connectionLost(call);
};
