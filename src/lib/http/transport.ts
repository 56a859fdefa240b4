import axios, { type AxiosProgressEvent } from 'axios';
import { serverClock } from '../server-clock.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface TransportRequest {
  method: Method;
  /** Same-origin path, or an absolute address (uploads). */
  path: string;
  query?: Record<string, string | number | boolean | undefined> | undefined;
  body?: unknown;
  headers: Record<string, string>;
  /** Milliseconds. */
  timeout: number;
  signal?: AbortSignal | undefined;
  /** Goes on when the page is left. */
  keepalive?: boolean | undefined;
  onProgress?: ((share: number) => void) | undefined;
  /** The body of the response is a `Blob`; of a refusal it is read all the same. */
  isFile?: boolean | undefined;
}

export interface TransportResponse {
  status: number;
  body: unknown;
  /** By which the server's log names it, where it failed. */
  requestId?: string | undefined;
}

/** One exchange with the server. Any HTTP status is a response; throws only when there was none. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

export const axiosTransport: Transport = async (request) => {
  const { onProgress } = request;
  const { status, data, headers } = await axios.request<unknown>({
    method: request.method,
    url: request.path,
    params: request.query,
    data: request.body,
    // The fetch adapter would name a form where there is no body at all, which the server refuses.
    headers: request.body === undefined ? { 'Content-Type': false, ...request.headers } : request.headers,
    timeout: request.timeout,
    ...(request.signal && { signal: request.signal }),
    ...(request.keepalive && { adapter: 'fetch' as const, fetchOptions: { keepalive: true } }),
    ...(onProgress && {
      [request.isFile ? 'onDownloadProgress' : 'onUploadProgress']: ({ loaded, total }: AxiosProgressEvent) =>
        onProgress(total ? loaded / total : 0),
    }),
    ...(request.isFile && { responseType: 'blob' as const }),
    validateStatus: () => true,
  });
  serverClock.sync(headers['date']);
  const isRefusedFile = status >= 300 && data instanceof Blob;
  return { status, body: isRefusedFile ? await refusalIn(data) : data, requestId: headers['x-request-id'] };
};

const refusalIn = async (file: Blob): Promise<unknown> => {
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
