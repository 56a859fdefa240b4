import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpMailer } from './mailer.ts';

const REFUSED = 'refused@mail.example';
const received: { from: string; to: string; data: string }[] = [];
let server: Server;
let url: string;

/** As much of RFC 5321 as handing over one mail takes. */
const speakSmtp = (socket: Socket) => {
  let mail = { from: '', to: '', data: '' };
  let isData = false;
  let rest = '';
  const answerTo = (line: string): string | undefined => {
    if (isData) {
      isData = line !== '.';
      if (isData) mail.data += `${line}\n`;
      else received.push(mail);
      return isData ? undefined : '250 taken';
    }
    const [, verb = '', path = ''] = /^(\w+)[^<]*(?:<(.*)>)?/.exec(line) ?? [];
    if (verb === 'MAIL') mail = { from: path, to: '', data: '' };
    if (verb === 'RCPT' && path === REFUSED) return '550 no such user';
    if (verb === 'RCPT') mail.to = path;
    isData = verb === 'DATA';
    return isData ? '354 go on' : '250 fine';
  };
  socket.write('220 test ESMTP\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const answer = answerTo(line);
      if (answer) socket.write(`${answer}\r\n`);
    }
  });
};

beforeAll(async () => {
  server = createServer(speakSmtp);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const mail = {
  brand: 'aurora',
  fromName: '极光',
  subject: 'Code\r\nBcc: all@mail.example',
  text: 'Code 123456',
};

test('hands a mail over with the name of the brand, and no header slips in', async () => {
  const mailer = createSmtpMailer({ url, from: 'no-reply@mail.example' });
  await mailer.send({ ...mail, to: 'ann@mail.example', html: '<p>123456</p>' });
  const [got] = received;
  expect(got).toMatchObject({ from: 'no-reply@mail.example', to: 'ann@mail.example' });
  expect(got?.data).toMatch(/^From: =\?UTF-8\?.*<no-reply@mail\.example>$/m);
  expect(got?.data).toContain('text/html');
  expect(got?.data).not.toMatch(/^Bcc:/im);
});

test('rejects what the server refuses, and when there is no server', async () => {
  const mailer = createSmtpMailer({ url, from: 'no-reply@mail.example' });
  await expect(mailer.send({ ...mail, to: REFUSED })).rejects.toThrow();
  const nowhere = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'no-reply@mail.example' });
  await expect(nowhere.send({ ...mail, to: 'ann@mail.example' })).rejects.toThrow();
});
