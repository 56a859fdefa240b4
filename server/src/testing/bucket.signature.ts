import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

interface Claimed {
  scope: string[];
  signedHeaders: string[];
  time: string;
  signature: string;
}

const inQuery = (query: URLSearchParams): Claimed => ({
  scope: (query.get('X-Amz-Credential') ?? '').split('/').slice(1),
  signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
  time: query.get('X-Amz-Date') ?? '',
  signature: query.get('X-Amz-Signature') ?? '',
});

const inHeader = ({ headers }: IncomingMessage): Claimed => {
  const fields = new Map(
    (headers.authorization ?? '')
      .replace(/^\S+ /, '')
      .split(/, ?/)
      .map((field) => field.split('=') as [string, string]),
  );
  return {
    scope: (fields.get('Credential') ?? '').split('/').slice(1),
    signedHeaders: (fields.get('SignedHeaders') ?? '').split(';'),
    time: String(headers['x-amz-date']),
    signature: fields.get('Signature') ?? '',
  };
};

/** Whether a request is signed by this key as version 4 wants it, in its header or in its address; without either it is not. */
export const isSigned = (request: IncomingMessage, secretKey: string): boolean => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const isInQuery = searchParams.has('X-Amz-Signature');
  const { scope, signedHeaders, time, signature } = isInQuery ? inQuery(searchParams) : inHeader(request);
  searchParams.delete('X-Amz-Signature');
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const canonical = [
    request.method,
    pathname,
    query.join('&'),
    ...signedHeaders.map((name) => `${name}:${request.headers[name]}`),
    '',
    signedHeaders.join(';'),
    isInQuery ? 'UNSIGNED-PAYLOAD' : request.headers['x-amz-content-sha256'],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = scope.reduce<string | Buffer>(
    (scoped, part) => createHmac('sha256', scoped).update(part).digest(),
    `AWS4${secretKey}`,
  );
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), digest].join('\n');
  return createHmac('sha256', key).update(text).digest('hex') === signature;
};
