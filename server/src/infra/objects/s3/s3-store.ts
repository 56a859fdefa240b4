import { Readable } from 'node:stream';
import { AwsClient, AwsV4Signer } from 'aws4fetch';
import type { Logger } from 'pino';
import { ApiError } from '../../errors.ts';
import { typeOfName } from '../content-types.ts';
import { arrivalKey, isKey, requireKey } from '../keys.ts';
import type { ObjectStore, StoredObject } from '../object-store.ts';
import { formFor } from './post-form.ts';
import { bucketAddress, type S3Config } from './s3-config.ts';
import { download, upload } from './transfer.ts';

/** Tries after the first, of what the store could not do at that moment. */
const RETRIES = 2;
const NOT_FOUND = 404;
/** Milliseconds that a bucket may say nothing. */
const PATIENCE = 15_000;

/** Objects in a bucket. Browsers send files straight to it; they are read through this server, which knows who may. */
export const createS3Store = (
  config: S3Config,
  log: Pick<Logger, 'error'>,
  patience = PATIENCE,
): ObjectStore => {
  const credentials = { accessKeyId: config.accessKey, secretAccessKey: config.secretKey };
  const options = { ...credentials, service: 's3', region: config.region };
  const client = new AwsClient({ ...options, retries: RETRIES });
  const urlOf = (key: string): string => `${bucketAddress(config)}/${requireKey(key)}`;

  const refuse = (method: string, reason: object): never => {
    log.error({ method, ...reason }, 'the object store does not do what it is asked');
    throw new ApiError('api.unavailable');
  };

  type Method = 'GET' | 'HEAD' | 'DELETE';
  /** Undefined for what is not there. @throws api.unavailable */
  const askFor = async (
    method: Method,
    url: string,
    headers: Record<string, string> = {},
  ): Promise<Response | undefined> => {
    const response = await responseWithin(patience, (signal) =>
      client.fetch(url, { method, headers, redirect: 'error', signal }),
    ).catch((err: unknown) => refuse(method, { err }));
    if (response.ok) return response;
    await response.body?.cancel();
    return response.status === NOT_FOUND ? undefined : refuse(method, { status: response.status });
  };

  const ask = (method: Method, key: string, headers?: Record<string, string>) =>
    askFor(method, urlOf(key), headers);

  const signed = async (method: string, url: string, headers: Record<string, string> = {}) =>
    Object.fromEntries((await new AwsV4Signer({ ...options, method, url, headers }).sign()).headers);

  const readAll = async function* (key: string): AsyncGenerator<Buffer> {
    const url = urlOf(key);
    try {
      yield* download({ url, headers: await signed('GET', url), patience });
    } catch (err) {
      refuse('GET', { err });
    }
  };

  const read = async function* (key: string, headers: Record<string, string>): AsyncGenerator<Buffer> {
    const response = await ask('GET', key, headers);
    if (!response?.body) throw new ApiError('api.not_found');
    for await (const chunk of response.body) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
  };

  const get = async (key: string): Promise<StoredObject | undefined> => {
    const head = isKey(key) ? await ask('HEAD', key) : undefined;
    if (!head) return undefined;
    return {
      size: Number(head.headers.get('content-length')),
      contentType: typeOfName(key),
      modifiedAt: new Date(head.headers.get('last-modified') ?? 0),
      etag: head.headers.get('etag') ?? '""',
      chunks: () => readAll(key),
      // A part is asked for when the first byte is read: who only asks for the size costs no request.
      read: (range) =>
        Readable.from(read(key, range ? { range: `bytes=${range.start}-${range.end}` } : {}), {
          objectMode: false,
        }),
    };
  };

  const list = async function* (brand: string): AsyncGenerator<string> {
    for (let last = ''; ; ) {
      const after = last && { 'start-after': last };
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${brand}/`, ...after });
      const response = await askFor('GET', `${bucketAddress(config)}?${query}`);
      if (!response) return refuse('LIST', { status: NOT_FOUND });
      const page = await response.text();
      // Keys have no signs that XML would write otherwise.
      const keys = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
      yield* keys.filter(isKey);
      last = keys.at(-1) ?? '';
      if (last === '' || !page.includes('<IsTruncated>true<')) return;
    }
  };

  return {
    list,
    keep: async (key, file, { once = false } = {}) => {
      // Two nodes that keep the same at once have looked into the same: either may stay.
      if (once && (await get(key))) throw new ApiError('api.data_exists');
      const url = urlOf(key);
      const headers = await signed('PUT', url, { 'content-type': typeOfName(key) });
      const status = await upload({ url, headers, patience }, file).catch((err: unknown) =>
        refuse('PUT', { err }),
      );
      if (status >= 300) refuse('PUT', { status });
    },
    get,
    remove: async (key) => {
      await (await ask('DELETE', key))?.body?.cancel();
    },
    signedPost: async (key, rules) => formFor(config, requireKey(key), rules),
    signedPut: async (key, { lifetime, maxBytes, isExact = false }) => {
      const url = `${urlOf(key)}?X-Amz-Expires=${lifetime}`;
      // A length that is signed has to be the one that is sent; there is no way to sign a longest one.
      const length = isExact && { headers: { 'content-length': `${maxBytes}` }, allHeaders: true };
      const request = { ...options, ...length, method: 'PUT', url, signQuery: true };
      return (await new AwsV4Signer(request).sign()).url.href;
    },
    arrivalOf: arrivalKey,
  };
};

/** Its body may take longer: it is read as fast as somebody watches it. */
const responseWithin = async (
  ms: number,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> => {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error(`no response within ${ms} ms`)), ms);
  return ask(deadline.signal).finally(() => clearTimeout(timer));
};
