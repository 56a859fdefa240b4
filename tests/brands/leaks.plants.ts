/** What a planted mark of the brand `lotus` may look like: place, and the text that stands there. */
export const IDENTIFIERS = [
  '<html class="brand-lotus">',
  '<body class="card lotus wide">',
  "<i id='lotus'>",
  '<i data-brand="lotus">',
  '<i data-brand=lotus>',
  '<use href="#lotus"/>',
  'lotus_key',
  'is_lotus',
  'LOTUS_KEY',
  'lotus-card',
  'theme:lotus',
  'https://cdn.example/lotus/icon.svg',
  '/brands/lotus/',
  '?b=lotus',
  'brand%2Dlotus',
  'lotus.png',
  '.lotus{color:red}',
  '#lotus{color:red}',
  'url(#lotus)',
  '{"brand":"lotus"}',
  '{"lotus":1}',
  '"{\\"brand\\":\\"lotus\\"}"',
  "if(b==='lotus')",
  'lotusTheme',
  'isLotus',
  'noreply@lotus.example',
] as const;

/** What people write, and what merely contains the letters. */
export const SENTENCES = [
  'A lotus in the pond, and one more lotus.',
  'lotus, jade and saffron: a shopping list',
  'The harbor at night. Nobody in the harbor.',
  '<p>the aurora over our tent</p>',
  '<a>#harbor</a> <a>#lotus </a>',
  '{"description":"we saw the aurora\\nat last"}',
  'jaded, lotuses, harbored',
  '<p>莲花开了，莲藕也挖了，翡翠湖边一片翠绿</p>',
  '<p>海港的夜</p>',
] as const;

export const NAMES = [
  '<title>莲</title>',
  '<p>欢迎来到莲</p>',
  '<p>莲的隐私政策</p>',
  '【莲】验证码 123456',
  '{"title":"莲"}',
  '{"title":"\\u83b2"}',
  '?t=%E8%8E%B2',
  '<p>Welcome to Lotus.</p>',
  '<b>LOTUS</b>',
  '<b>Ｌｏｔｕｓ</b>',
  '<b>L\u043etus</b>',
  '<b>L\u03bftus</b>',
  '<b>L o t u s</b>',
  '<b>L\u200bo\u200btus</b>',
  `<b>${btoa('Welcome to Lotus of today')}</b>`,
] as const;

/** One colour, `#d64a72`, as CSS and browsers write it, and `#dd4477` in its short forms. */
export const COLORS = [
  '#d64a72',
  '#D64A72',
  '#d64a7280',
  'rgb(214, 74, 114)',
  'rgba(214, 74, 114, 0.5)',
  'rgba(214,74,114,.5)',
  'rgb(214 74 114 / 50%)',
  'rgb(83.92% 29.02% 44.71%)',
  'color(srgb 0.839216 0.290196 0.447059 / 0.5)',
  'oklch(0.6116 0.1773 6.617)',
  'oklch(61.16% 0.1773 6.617deg / 0.25)',
  'oklab(0.6116 0.17612 0.02043 / 0.5)',
  'hsl(342.9, 63.1%, 56.5%)',
  'hsl(342.86deg 63.06% 56.47% / 50%)',
  'hsla(342.86, 63.06%, 56.47%, .5)',
  'data:image/svg+xml,%3Csvg fill=%22%23d64a72%22',
] as const;

export const SHORT_COLORS = ['#d47', '#d478', '#dd4477', '#dd4477cc'] as const;
