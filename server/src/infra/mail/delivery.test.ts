import { expect, test } from 'vitest';
import { createDelivery } from './delivery.ts';

const smtp = { url: 'smtp://127.0.0.1:1', from: 'no-reply@mail.example' };
const sms = { url: 'http://127.0.0.1:1/', token: 'a-token' };

test('development without adapters keeps everything in the mailbox', async () => {
  const {
    mailer,
    sms: gateway,
    mailbox,
  } = createDelivery({ mode: 'development', smtp: undefined, sms: undefined });
  await mailer.send({
    brand: 'jade',
    fromName: 'Jade',
    to: 'ann@mail.example',
    subject: 's',
    text: 't',
    code: '1',
  });
  await gateway.send({ brand: 'jade', to: '8613800138000', text: 'x', code: '2' });
  expect(mailbox?.list('jade').map(({ channel, code }) => [channel, code])).toEqual([
    ['sms', '2'],
    ['email', '1'],
  ]);
});

test('production has no mailbox, and does not start without adapters', () => {
  expect(createDelivery({ mode: 'production', smtp, sms }).mailbox).toBeUndefined();
  expect(() => createDelivery({ mode: 'production', smtp, sms: undefined })).toThrow('SMS_GATEWAY_URL');
  expect(() => createDelivery({ mode: 'production', smtp: undefined, sms })).toThrow('SMTP_URL');
});

test('a mail server without a sender is refused with the remedy', () => {
  expect(() => createDelivery({ mode: 'development', smtp: { ...smtp, from: '' }, sms })).toThrow(
    'SMTP_FROM',
  );
});
