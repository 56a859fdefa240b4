import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `silent`: takes the request and never responds. */
export type ProviderBehaviour = 'judge' | 'fail' | 'nonsense' | 'hang up' | 'silent';

export interface TestCaptchaProvider {
  url: string;
  behave: ProviderBehaviour;
  /** Paths that it was asked for, with their queries. */
  asked: string[];
  stop(): Promise<void>;
}

/** Speaks GeeTest v4 on loopback: the widget's script for browsers, the signed check for the server that has `key`. */
export const startCaptchaProvider = async (key: string): Promise<TestCaptchaProvider> => {
  const server = createServer((request, response) => void answer(test, key, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const test: TestCaptchaProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: 'judge',
    asked: [],
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return test;
};

const answer = async (
  test: TestCaptchaProvider,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const url = request.url ?? '';
  test.asked.push(url);
  if (test.behave === 'silent') return;
  if (test.behave === 'hang up') return void request.socket.destroy();
  if (test.behave === 'fail') return void response.writeHead(502).end();
  if (test.behave === 'nonsense') return void response.end('<html>');
  if (url.startsWith('/v4/gt4.js')) {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${widget})();`);
  } else response.end(JSON.stringify(judge(new URLSearchParams(body), key)));
};

/** The provider's side of the check: the signature must be right, and the person must have passed. */
const judge = (form: URLSearchParams, key: string) => {
  const sign = createHmac('sha256', key)
    .update(form.get('lot_number') ?? '')
    .digest('hex');
  if (form.get('sign_token') !== sign) return { status: 'error', code: '-50002', msg: 'signature error' };
  return { status: 'success', result: form.get('pass_token') === 'passed' ? 'success' : 'fail', reason: '' };
};

/** Its script: three buttons instead of a puzzle. Runs in the browser, so it uses nothing from outside itself. */
const widget = (): void => {
  type Then = () => void;
  const init = (config: { captchaId: string; language: string }, then: (widget: unknown) => void): void => {
    let token = '';
    const listeners = new Map<string, Then>();
    const on = (event: string) => (listener: Then) => void listeners.set(event, listener);
    const tell = (event: string) => listeners.get(event)?.();
    const button = (label: string, press: Then) => {
      const element = document.createElement('button');
      element.textContent = label;
      element.onclick = press;
      document.body.append(element);
    };
    const solve = (result: string) => () => {
      token = result;
      tell('success');
    };
    const reach = (what: () => unknown): string => {
      try {
        return String(what());
      } catch {
        return 'out of reach';
      }
    };
    then({
      onReady: on('ready'),
      onSuccess: on('success'),
      onError: on('error'),
      onClose: on('close'),
      getValidate: () => ({
        lot_number: `lot-${Math.random()}`,
        captcha_output: 'output',
        pass_token: token,
        gen_time: '1700000000',
      }),
      showCaptcha: () => {
        button('Solve', solve('passed'));
        button('Solve wrongly', solve('guessed'));
        button('Give up', () => tell('close'));
        const about = document.createElement('p');
        const found = reach(() => window.parent.document.title);
        about.textContent = `${config.captchaId} ${config.language}; parent: ${found}; stored: ${localStorage.getItem('device')}; cookies: ${document.cookie}`;
        document.body.append(about);
      },
    });
    setTimeout(() => tell('ready'));
  };
  Object.assign(window, { initGeetest4: init });
};
