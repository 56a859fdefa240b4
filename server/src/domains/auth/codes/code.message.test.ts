import { expect, test } from 'vitest';
import { readBrand } from '../../../brand/brand.read.ts';
import { BRANDS_DIR } from '../../../brand/brand.testing.ts';
import { codeMessage } from './code.message.ts';

test('a brand says in its own words what it says with a code, and in the product’s what it has none for', async () => {
  const aurora = await readBrand(BRANDS_DIR, 'aurora');
  const brand = {
    ...aurora,
    messages: new Map([
      ...aurora.messages,
      [
        'en',
        {
          'server.mail.code.subject': '{title}: {code}',
          'server.mail.code.greeting': '<b>Hi</b>, your code:',
        },
      ],
    ] as const),
  };
  const { subject, text, html, sms } = codeMessage(brand, 'en', '123456', 300_000);
  expect(subject).toBe('Aurora: 123456');
  expect(text).toContain('<b>Hi</b>, your code:\n\n123456\n\nIt expires in 5 minutes.');
  expect(html).toContain('&lt;b&gt;Hi&lt;/b&gt;');
  expect(sms).toBe('Aurora: your code is 123456. It expires in 5 minutes. Don’t share it with anyone.');
  expect(codeMessage(brand, 'zh-TW', '123456', 300_000).subject).toBe('123456 是你的极光驗證碼');
});
