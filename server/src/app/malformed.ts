import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessage } from '../infra/http/error-texts.ts';

/** No request came out of it, so nobody knows a language or a brand. */
const BODY = JSON.stringify({
  error: 'api.validation',
  message: errorMessage('', 'api.validation', { locale: 'zh-CN' }),
});
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(BODY)),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
};

const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What is no HTTP gets the error body too, and its connection ends. */
export const refuseMalformed = (error: NodeJS.ErrnoException, socket: Socket): void => {
  // Nothing is sent to a peer that is gone or already has its response.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const status = STATUS[error.code ?? ''] ?? 400;
  const head = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${BODY}`);
};

/** An `Expect` of something that we do not do. */
export const refuseExpectations = (server: Server): void => {
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, HEADERS).end(BODY);
  });
};
