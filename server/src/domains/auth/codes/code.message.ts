import { inLanguage, type Locale, type Localized } from '@livery/contract';
import { brandText } from '../../../brand/brand.text.ts';
import type { Brand } from '../../../brand/brand.ts';
import { escapeHtml } from '../../../infra/html.ts';

/** What goes to somebody with a code, by mail and to a phone. */
export const CODE_TEXTS = {
  'zh-CN': {
    'server.mail.code.subject': '{code} 是你的{title}验证码',
    'server.mail.code.greeting': '你好，你的{title}验证码是：',
    'server.mail.code.lifetime': '{minutes} 分钟内有效。',
    'server.mail.code.warning': '请不要把它告诉任何人。如果不是你本人操作，忽略这条消息即可。',
    'server.sms.code': '【{title}】验证码 {code}，{minutes} 分钟内有效，请勿告诉他人。',
  },
  'zh-TW': {
    'server.mail.code.subject': '{code} 是你的{title}驗證碼',
    'server.mail.code.greeting': '你好，你的{title}驗證碼是：',
    'server.mail.code.lifetime': '{minutes} 分鐘內有效。',
    'server.mail.code.warning': '請勿告訴任何人。如果不是你本人操作，忽略這則訊息即可。',
    'server.sms.code': '【{title}】驗證碼 {code}，{minutes} 分鐘內有效，請勿告訴他人。',
  },
  en: {
    'server.mail.code.subject': '{code} is your {title} code',
    'server.mail.code.greeting': 'Hello, your {title} verification code is:',
    'server.mail.code.lifetime': 'It expires in {minutes} minutes.',
    'server.mail.code.warning':
      'Don’t share it with anyone. If you didn’t ask for it, you can ignore this message.',
    'server.sms.code':
      '{title}: your code is {code}. It expires in {minutes} minutes. Don’t share it with anyone.',
  },
} as const satisfies Localized<Record<string, string>>;

type Id = keyof (typeof CODE_TEXTS)['en'];

export interface CodeMessage {
  fromName: string;
  subject: string;
  text: string;
  html: string;
  sms: string;
}

/** The words around a code, in the reader's language and the brand's name and colours. */
export const codeMessage = (brand: Brand, locale: Locale, code: string, lifetimeMs: number): CodeMessage => {
  const title = inLanguage(brand.config.title, locale);
  const values = { code, title, minutes: lifetimeMs / 60_000 };
  const said = (id: Id) => brandText(brand, CODE_TEXTS, locale, id, values);
  const mail = (part: 'greeting' | 'lifetime' | 'warning') => said(`server.mail.code.${part}`);
  const lines = [mail('greeting'), code, `${mail('lifetime')} ${mail('warning')}`, title];
  return {
    fromName: title,
    subject: said('server.mail.code.subject'),
    text: lines.join('\n\n'),
    html: page(brand, locale, lines),
    sms: said('server.sms.code'),
  };
};

/** The two grounds of the brand are its lightest and its deepest tone: one carries, the other writes. */
const page = ({ themeColor }: Brand, locale: Locale, lines: readonly string[]): string => {
  const [greeting = '', code = '', rest = '', title = ''] = lines.map(escapeHtml);
  const box = `background:${themeColor.light};color:${themeColor.dark};padding:32px;font:16px/1.6 sans-serif`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0"><div style="${box}">
<p style="font-size:20px;font-weight:700">${title}</p>
<p>${greeting}</p>
<p style="font-size:32px;font-weight:700;letter-spacing:6px">${code}</p>
<p>${rest}</p>
</div></body></html>`;
};
