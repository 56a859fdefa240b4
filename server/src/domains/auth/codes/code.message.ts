import { inLanguage, type Locale, type Localized } from '@livery/contract';
import type { Brand } from '../../../brand/brand.ts';
import { escapeHtml } from '../../../infra/html.ts';

interface Texts {
  subject: string;
  greeting: string;
  lifetime: string;
  warning: string;
  sms: string;
}

const TEXTS: Localized<Texts> = {
  'zh-CN': {
    subject: '{code} 是你的{title}验证码',
    greeting: '你好，你的{title}验证码是：',
    lifetime: '{minutes} 分钟内有效。',
    warning: '请不要把它告诉任何人。如果不是你本人操作，忽略这条消息即可。',
    sms: '【{title}】验证码 {code}，{minutes} 分钟内有效，请勿告诉他人。',
  },
  'zh-TW': {
    subject: '{code} 是你的{title}驗證碼',
    greeting: '你好，你的{title}驗證碼是：',
    lifetime: '{minutes} 分鐘內有效。',
    warning: '請勿告訴任何人。如果不是你本人操作，忽略這則訊息即可。',
    sms: '【{title}】驗證碼 {code}，{minutes} 分鐘內有效，請勿告訴他人。',
  },
  en: {
    subject: '{code} is your {title} code',
    greeting: 'Hello, your {title} verification code is:',
    lifetime: 'It expires in {minutes} minutes.',
    warning: 'Don’t share it with anyone. If you didn’t ask for it, you can ignore this message.',
    sms: '{title}: your code is {code}. It expires in {minutes} minutes. Don’t share it with anyone.',
  },
};

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
  const values: Record<string, string> = { code, title, minutes: String(lifetimeMs / 60_000) };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const { subject, greeting, lifetime, warning, sms } = inLanguage(TEXTS, locale);
  const lines = [fill(greeting), code, `${fill(lifetime)} ${fill(warning)}`, title];
  return {
    fromName: title,
    subject: fill(subject),
    text: lines.join('\n\n'),
    html: page(brand, locale, lines),
    sms: fill(sms),
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
