/** WebSockets that only read, with so little work a frame that the sender is what is measured. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What a server wants to hear before it sends: nothing, a token, or the handshake of socket.io. */
export type Dialect = 'plain' | 'livery' | 'socket.io';

export interface RawSocketOptions {
  port: number;
  /** `host.localhost:port`, also of the origin. */
  host: string;
  dialect: Dialect;
  /** Who it is: the access token, or for socket.io the person. */
  token: string;
  /** Called for each frame with the bytes of its text: `buffer` from `start` to `end`. */
  onFrame: (buffer: Buffer, start: number, end: number) => void;
}

const PATHS = {
  plain: '/',
  livery: '/api/v1/realtime',
  'socket.io': '/socket.io/?EIO=4&transport=websocket',
};
const PING = 0x89;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** Resolves once the server sends to it. */
export const openRawSocket = async (options: RawSocketOptions): Promise<Socket> => {
  const { port, host, dialect, token } = options;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.setNoDelay(true);
  const hungUp = once(socket, 'close').then((): never => {
    throw new Error('The server hung up.');
  });
  hungUp.catch(() => undefined);
  const until = (mark: string) => Promise.race([readUntil(socket, mark), hungUp]);
  const path = dialect === 'socket.io' ? `${PATHS[dialect]}&user=${token}` : PATHS[dialect];
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
      'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await until('\r\n\r\n');
  if (dialect === 'livery') {
    socket.write(maskedText(JSON.stringify({ op: 'auth', token })));
    await until('ready');
  } else if (dialect === 'socket.io') {
    socket.write(maskedText('40'));
    await until('40{');
  }
  socket.on('data', frameReader(socket, options.onFrame));
  return socket;
};

/** Reads up to a mark; nothing is sent beyond it before more is asked. */
const readUntil = async (socket: Socket, mark: string): Promise<void> => {
  for (let text = ''; !text.includes(mark); ) text += String((await once(socket, 'data'))[0]);
};

const maskedText = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const frame = Buffer.alloc(6 + length);
  frame[0] = 0x81;
  frame[1] = 0x80 | length;
  frame.write(text, 6);
  return frame;
};

/** Finds whole frames in a stream of chunks that are cut anywhere; replies to pings. */
const frameReader = (socket: Socket, onFrame: RawSocketOptions['onFrame']) => {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk: Buffer) => {
    const buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (;;) {
      const short = (buffer[from + 1] ?? 0) & 0x7f;
      const start = from + (short === 126 ? 4 : 2);
      if (buffer.length < start) break;
      const end = start + (short === 126 ? buffer.readUInt16BE(from + 2) : short);
      if (buffer.length < end) break;
      if (buffer[from] === PING) socket.write(PONG);
      else onFrame(buffer, start, end);
      from = end;
    }
    rest = buffer.subarray(from);
  };
};
