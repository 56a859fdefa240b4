import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, parseRange } from './byte-range.ts';
import { isInline } from './content-types.ts';
import type { StoredObject } from './object-store.ts';

export interface Delivery {
  /** `public`: the address names this content for ever. `private`: ask again each time, 304 when it is the same. */
  cache: 'public' | 'private';
  /** What a download is called; without it the last part of the address. */
  filename?: string;
}

const CACHE = { public: 'public, max-age=31536000, immutable', private: 'private, no-cache' } as const;

/** Sends an object: one range, conditions, headers that keep it from running anything. GET and HEAD. */
export const sendObject = (
  request: FastifyRequest,
  reply: FastifyReply,
  object: StoredObject,
  { cache, filename }: Delivery,
): FastifyReply => {
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': CACHE[cache],
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    etag: object.etag,
    'last-modified': object.modifiedAt.toUTCString(),
    'x-content-type-options': 'nosniff',
  });
  if (isUnchanged(request, object)) return reply.code(304).send();
  const range = rangeOf(request, object);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${object.size}`).send();
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${object.size}`);
  reply.header('content-type', object.contentType).header('content-length', lengthOf(range, object));
  if (!isInline(object.contentType)) reply.header('content-disposition', attachment(filename));
  return request.method === 'HEAD' || object.size === 0 ? reply.send() : reply.send(object.read(range));
};

const lengthOf = (range: ByteRange | undefined, object: StoredObject): number =>
  range ? range.end - range.start + 1 : object.size;

/** RFC 6266: plain ASCII for old readers, UTF-8 for all others. */
const attachment = (filename: string | undefined): string => {
  if (!filename) return 'attachment';
  const ascii = filename.replace(/[^\w. -]/g, '_');
  const utf8 = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
};

const secondsOf = (date: Date | number): number => Math.floor(Number(date) / 1000);

const isUnchanged = ({ headers }: FastifyRequest, object: StoredObject): boolean => {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((tag) => [object.etag, '*'].includes(tag.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && secondsOf(object.modifiedAt) <= secondsOf(since);
};

/** A range counts only while `If-Range` still names this very content. */
const rangeOf = (
  { method, headers }: FastifyRequest,
  object: StoredObject,
): ByteRange | 'unsatisfiable' | undefined => {
  if (method !== 'GET') return undefined;
  const condition = headers['if-range'];
  const isSame =
    condition === undefined ||
    condition === object.etag ||
    secondsOf(Date.parse(String(condition))) === secondsOf(object.modifiedAt);
  return isSame ? parseRange(headers.range, object.size) : undefined;
};
