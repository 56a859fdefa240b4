import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createSmtpMailer } from './mailer.ts';

const REFUSED = 'refused@mail.example';
let received: { from: string; to: string[]; data: string }[] = [];
let server: SMTPServer | undefined;

/** A real SMTP server on loopback; returns `host:port`. */
const listen = async (options: SMTPServerOptions): Promise<string> => {
  received = [];
  const smtp = new SMTPServer({
    authOptional: true,
    onRcptTo: ({ address }, _, done) => done(address === REFUSED ? new Error('no such user') : null),
    onData: (stream, { envelope }, done) => {
      let data = '';
      stream.on('data', (chunk) => {
        data += chunk;
      });
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), data });
        done();
      });
    },
    ...options,
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  server = smtp;
  return `127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
};
afterEach(async () => {
  const smtp = server;
  server = undefined;
  if (smtp) await new Promise<void>((resolve) => smtp.close(resolve));
});

const PLAIN: SMTPServerOptions = { disabledCommands: ['STARTTLS', 'AUTH'] };
const from = 'no-reply@mail.example';
const mail = {
  brand: 'aurora',
  fromName: '极光',
  to: 'ann@mail.example',
  subject: 'Code\r\nBcc: all@mail.example',
  text: 'Code 123456',
};

test('hands a mail over with the name of the brand, and no header slips in', async () => {
  const mailer = createSmtpMailer({ url: `smtp://${await listen(PLAIN)}`, from });
  await mailer.send({ ...mail, html: '<p>123456</p>' });
  const [got] = received;
  expect(got).toMatchObject({ from, to: ['ann@mail.example'] });
  expect(got?.data).toMatch(/^From: =\?UTF-8\?.*<no-reply@mail\.example>$/m);
  expect(got?.data).toContain('text/html');
  expect(got?.data).not.toMatch(/^Bcc:/im);
});

test('logs in where the server wants it, and rejects when it may not', async () => {
  const host = await listen({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === 'livery' && password === 'p@ss' ? done(null, { user: 'livery' }) : done(new Error('no')),
  });
  await createSmtpMailer({ url: `smtp://livery:p%40ss@${host}`, from }).send(mail);
  expect(received).toHaveLength(1);
  await expect(createSmtpMailer({ url: `smtp://livery:wrong@${host}`, from }).send(mail)).rejects.toThrow();
  await expect(createSmtpMailer({ url: `smtp://${host}`, from }).send(mail)).rejects.toThrow();
  expect(received).toHaveLength(1);
});

test('gives nothing to a server whose certificate nobody vouches for', async () => {
  const mailer = createSmtpMailer({ url: `smtp://${await listen({})}`, from });
  await expect(mailer.send(mail)).rejects.toThrow(/certificate|self.signed/i);
  expect(received).toEqual([]);
});

test('rejects what the server refuses, and when there is no server', async () => {
  const mailer = createSmtpMailer({ url: `smtp://${await listen(PLAIN)}`, from });
  await expect(mailer.send({ ...mail, to: REFUSED })).rejects.toThrow();
  const nowhere = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from });
  await expect(nowhere.send(mail)).rejects.toThrow();
});
