import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';

export interface Asked {
  method: string;
  path: string;
  /** The bearer token, without its first word. */
  token: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Reply {
  status: number;
  body: unknown;
}

export type Answer = (asked: Asked) => Reply | Promise<Reply>;

export const gives = (result: unknown): Reply => ({ status: 200, body: { result } });
export const refuses = (status: number, error: string, rest: object = {}): Reply => ({
  status,
  body: { error, message: `the server says ${error}`, ...rest },
});

/** A real server on loopback, which records requests. */
export class LocalServer {
  readonly asked: Asked[] = [];
  answer: Answer = () => gives(null);
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked: Asked = {
      method: request.method ?? '',
      path: request.url ?? '',
      token: request.headers.authorization?.replace(/^Bearer /, ''),
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    this.asked.push(asked);
    const { status, body } = await this.answer(asked);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Paths of the requests, in order. */
  get paths(): string[] {
    return this.asked.map(({ path }) => path);
  }
}

/** Lets the client's own paths lead to the server, through Node's sockets: happy-dom would log every refusal. */
export const callsGoTo = (server: LocalServer): void => {
  axios.defaults.adapter = 'http';
  axios.defaults.baseURL = server.address;
};
