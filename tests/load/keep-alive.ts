import { Agent, type IncomingMessage, request } from 'node:http';

export interface Reply {
  status: number;
  body: string;
}

export interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
}

/** Calls to a server of the loopback over connections that stay open. `from`: the address that they come from. */
export const createCaller = ({ port, host, from }: { port: number; host: string; from?: string }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
  return ({ method, path, headers, body }: Sent): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          ...{
            agent,
            host: '127.0.0.1',
            port,
            path,
            method: method ?? (body === undefined ? 'GET' : 'POST'),
          },
          ...(from && { localAddress: from }),
          headers: {
            host,
            ...headers,
            ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          },
        },
        (response) =>
          read(response).then((text) => resolve({ status: response.statusCode ?? 0, body: text }), reject),
      );
      sent.on('error', reject).end(body);
    });
};

export type Caller = ReturnType<typeof createCaller>;

const read = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part;
  return text;
};
