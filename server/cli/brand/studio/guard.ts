import type { IncomingMessage } from 'node:http';

/** A picture or a font has far less. */
export const BODY_BYTES = 4 * 1024 * 1024;

/** Simple requests of a foreign page cannot carry it. */
export const OWN_HEADER = 'x-studio';

/** Why a call is refused; undefined for one of the studio's own page. */
export function refusalOf(
  { method, headers, socket }: Pick<IncomingMessage, 'method' | 'headers' | 'socket'>,
  origin: string,
): string | undefined {
  if (!/^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '')) return 'This machine alone.';
  // A foreign name that was made to point here is still foreign.
  if (headers.host !== new URL(origin).host) return 'Another host.';
  if (headers.origin !== undefined && headers.origin !== origin) return 'Another origin.';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'Another site.';
  if (method === 'GET') return undefined;
  if (headers.origin === undefined || headers[OWN_HEADER] === undefined) return 'No call of the studio.';
  return undefined;
}

/** The body as JSON; undefined for one that is too long or none. */
export async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += (part as Buffer).length;
    if (bytes > BODY_BYTES) return undefined;
    parts.push(part as Buffer);
  }
  try {
    const json: unknown = JSON.parse(Buffer.concat(parts).toString() || '{}');
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
