import { type Advice, hostProblem, linkProblem, mailProblem, ownLinkProblem } from './brand.hosts.ts';
import { TERMS, FORMS as WORD_FORMS } from './glossary/terms.ts';

const SHOWN = 60;

/** A value as a sentence repeats it; what cannot be seen is spelt out. */
export function shown(data: unknown): string {
  const text = (JSON.stringify(data) ?? String(data)).replace(
    /\p{C}/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** Signs that nobody sees, and that change how the others stand. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

const line = (value: string): Advice => {
  const suggestion = value.replace(CONTROLS, '').trim();
  return {
    why: `${shown(value)} has a line break or a sign that turns the text round, and it stands on one line`,
    remedy: suggestion === '' ? 'write a name on one line' : `write ${shown(suggestion)}`,
    ...(suggestion !== '' && { suggestion }),
  };
};

const FONT_FILE: (value: string) => Advice = (value) => {
  const name = value
    .split('/')
    .at(-1)
    ?.toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const why = `${shown(value)} is no woff2 file in the folder fonts/, and no other file is served as a font`;
  if (!name) return { why, remedy: 'write it as in "fonts/plum.woff2"' };
  const suggestion = `fonts/${name}.woff2`;
  return { why, remedy: `name the file ${suggestion} and write "${suggestion}"`, suggestion };
};

/** A word of a glossary without what stands around words: braces, tags, stops. */
const word = (value: string): Advice => {
  const suggestion = value
    .replace(/<[^>]*>|\{[^}]*\}|[^\p{L}\p{M}\p{N} ’'·-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    why: `${shown(value)} has signs that are no letters, and it stands in the middle of sentences, where nothing is filled in`,
    remedy: suggestion === '' ? 'write a word of plain letters' : `write ${shown(suggestion)}`,
    ...(suggestion !== '' && { suggestion }),
  };
};

/** What is written wrong in a field whose form is a pattern, by the field's path without places in lists. */
const FORMS: readonly (readonly [field: RegExp, advice: (value: string) => Advice | undefined])[] = [
  [/^(title|tagline|links\[\]\.label)\.|^licence$/, line],
  [new RegExp(`^(${TERMS.join('|')})\\.(${WORD_FORMS.join('|')})$`), word],
  [/^hosts\[\]$/, hostProblem],
  [/^legal\.|^support\.url$/, linkProblem],
  [/^links\[\]\.url$/, ownLinkProblem],
  [/^analytics\.url$/, ownLinkProblem],
  [/^support\.email$/, mailProblem],
  [/^fonts\[\]\.file$/, FONT_FILE],
  [
    /^fonts\[\]\.family$/,
    (value) => ({
      why: `${shown(value)} cannot be the name of a font in a style sheet`,
      remedy: 'write letters, digits, spaces, dots and dashes, as in "Plum Sans"',
    }),
  ],
  [
    /^fonts\[\]\.range$/,
    (value) => ({
      why: `${shown(value)} names no characters, so the font would never be fetched`,
      remedy: 'write them as in "U+0000-00FF,U+20B9"',
    }),
  ],
  [
    /^id$/,
    (value) => ({
      why: `${shown(value)} cannot name a schema of the database`,
      remedy: 'write 2 to 31 lower-case letters and digits, a letter first, as in "plum"',
    }),
  ],
  [
    /^from$/,
    (value) => ({
      why: `${shown(value)} cannot be the id of a brand, so nothing could be shown of it`,
      remedy: 'write the name of the folder of another brand',
    }),
  ],
  [
    /^country$|^countries\[\]$/,
    (value) => {
      const suggestion = /^[a-z]{2}$/i.test(value.trim()) ? value.trim().toUpperCase() : undefined;
      return {
        why: `${shown(value)} is no code of a country, so phone numbers would have no prefix`,
        remedy:
          suggestion === undefined ? 'write two capital letters, such as "CN"' : `write "${suggestion}"`,
        ...(suggestion !== undefined && { suggestion }),
      };
    },
  ],
  [
    /^captcha\.id$/,
    (value) => ({
      why: `${shown(value)} is no id of a captcha, which would then never open`,
      remedy: 'copy the ID from the console, or write ""',
    }),
  ],
  [
    /^google\.client_id$/,
    (value) => ({
      why: `${shown(value)} is no client id, so Google would refuse every sign-in`,
      remedy: 'copy it from the console, or write ""',
    }),
  ],
];

/** What is wrong with a text that has another form than its field asks for. */
export function misspelt(field: string, value: string): Advice {
  const place = field.replace(/\[\d+\]/g, '[]');
  const advice = FORMS.find(([pattern]) => pattern.test(place))?.[1](value);
  return (
    advice ?? {
      why: `${shown(value)} has signs that cannot stand here`,
      remedy: 'write letters, digits, dots and dashes',
    }
  );
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'a group in braces {…}',
  array: 'a list in brackets […]',
};

const kindOf = (data: unknown): string =>
  data === null
    ? 'nothing (null)'
    : Array.isArray(data)
      ? 'a list'
      : ({ string: 'a text', boolean: 'true or false', number: 'a number' }[typeof data as string] ??
        'a group');

const asMeant = (data: unknown, type: string): string | undefined => {
  if (type === 'boolean' && typeof data === 'string') {
    if (/^(yes|on|true|1)$/i.test(data)) return 'true';
    if (/^(no|off|false|0)$/i.test(data)) return 'false';
  }
  if (type === 'string' && typeof data === 'number') return `"${data}"`;
  if ((type === 'integer' || type === 'number') && typeof data === 'string' && Number.isFinite(Number(data)))
    return data;
  return undefined;
};

/** A value of another kind than the field has. */
export function mistyped(data: unknown, type: string): Advice {
  const wanted = KINDS[type] ?? type;
  const meant = asMeant(data, type);
  return {
    why: `${shown(data)} is ${kindOf(data)} where ${wanted} belongs, so it cannot be used`,
    remedy: `write ${meant ?? wanted}`,
  };
}
