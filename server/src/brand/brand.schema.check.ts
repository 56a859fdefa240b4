import type { Locale } from '@livery/contract';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';
import { brandFileSchema, demoFileSchema, messagesSchema } from './brand.schema.ts';
import { misspelt, mistyped, shown } from './brand.words.ts';
import { GLOSSARY_SCHEMAS } from './glossary/glossary.schema.ts';

/** A finding whose file the caller knows. */
export interface FieldFinding {
  readonly field: string;
  readonly why: string;
  readonly remedy: string;
  /** A value that would do, where one can be worked out. */
  readonly suggestion?: string;
}

let made: Ajv2020 | undefined;
const ajv = (): Ajv2020 => {
  made ??= new Ajv2020({ allErrors: true, verbose: true, strict: false });
  return made;
};

/** `/fonts/0/file` → `fonts[0].file` */
function fieldOf(pointer: string): string {
  const words = pointer.split('/').slice(1);
  const path = words.map((word) => word.replaceAll('~1', '/').replaceAll('~0', '~'));
  return path.map((word, at) => (/^\d+$/.test(word) ? `[${word}]` : at === 0 ? word : `.${word}`)).join('');
}

const join = (field: string, key: string): string => (field === '' ? key : `${field}.${key}`);

function hint(schema: object | undefined): string {
  if (schema !== undefined && 'description' in schema && typeof schema.description === 'string') {
    return ` (${schema.description.replace(/\.$/, '')})`;
  }
  return '';
}

function property(schema: object | undefined, key: string): object | undefined {
  if (schema === undefined || !('properties' in schema)) return undefined;
  const found = (schema.properties as Record<string, unknown>)[key];
  return typeof found === 'object' && found !== null ? found : undefined;
}

function choices(schema: unknown): string {
  const options = Array.isArray(schema) ? schema : [];
  const values = options.map((option: { const?: unknown }) => shown(option.const));
  return [values.slice(0, -1).join(', '), ...values.slice(-1)].filter(Boolean).join(' or ');
}

/** The known key that a person most likely meant. */
function meantKey(key: string, known: readonly string[]): string | undefined {
  const plain = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');
  const [wrong, start] = [plain(key), plain(key).slice(0, 4)];
  return (
    known.find((each) => plain(each) === wrong) ??
    known.find((each) => start.length > 2 && plain(each).startsWith(start))
  );
}

function unknownKey(field: string, key: string, schema: object | undefined): FieldFinding {
  const properties = (schema as { properties?: object } | undefined)?.properties;
  if (properties === undefined)
    return {
      field: join(field, key),
      why: 'no text of the product can have this id, so the line does nothing',
      remedy: 'remove it, or write letters, digits, dots and dashes',
    };
  const known = Object.keys(properties).filter((each) => each !== '$schema');
  const meant = meantKey(key, known);
  return {
    field: join(field, key),
    why: 'nothing reads this key, so it does nothing',
    remedy: meant === undefined ? `remove it; known are ${known.join(', ')}` : `write ${meant}, or remove it`,
  };
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Sizes of texts, lists and numbers, by the keyword of the schema. */
const SIZES: Readonly<Record<string, (data: unknown, limit: number) => Omit<FieldFinding, 'field'>>> = {
  minLength: () => ({ why: 'it is empty, so nothing would show there', remedy: 'write at least one letter' }),
  maxLength: (data, limit) => ({
    why: `it has ${plural(String(data).length, 'character')} and would be cut off`,
    remedy: `write at most ${limit}: ${shown(String(data).slice(0, limit).trim())}`,
  }),
  minItems: (data, limit) => ({
    why: `the list has ${plural((data as unknown[]).length, 'entry').replace('entrys', 'entries')}, too few to use`,
    remedy: `write at least ${limit}`,
  }),
  maxItems: (data, limit) => ({
    why: `the list has ${plural((data as unknown[]).length, 'entry').replace('entrys', 'entries')}, more than are used`,
    remedy: `write at most ${limit}`,
  }),
  minimum: (data, limit) => ({
    why: `${shown(data)} is too small to be used`,
    remedy: `write ${limit} or more`,
  }),
  maximum: (data, limit) => ({
    why: `${shown(data)} is too large to be used`,
    remedy: `write ${limit} or less`,
  }),
};

function findingOf(error: ErrorObject): FieldFinding {
  const field = fieldOf(error.instancePath);
  const { parentSchema: schema, data, keyword } = error;
  const params = error.params as Record<string, unknown>;
  const size = SIZES[keyword];
  if (size !== undefined) return { field, ...size(data, Number(params['limit'])) };
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(field, String(params['additionalProperty']), schema);
    case 'required': {
      const key = String(params['missingProperty']);
      return {
        field: join(field, key),
        why: 'it is missing, and the brand is not whole without it',
        remedy: `add it${hint(property(schema, key))}`,
      };
    }
    case 'type':
      return { field, ...mistyped(data, String(params['type'])) };
    case 'anyOf':
      return {
        field,
        why: `${shown(data)} is none of the choices, so it cannot be used`,
        remedy: `write ${choices(error.schema)}`,
      };
    case 'const':
      return {
        field,
        why: `${shown(data)} is none of the choices, so it cannot be used`,
        remedy: `write ${shown(params['allowedValue'])}`,
      };
    case 'uniqueItems':
      return {
        field: `${field}[${Math.max(Number(params['i']), Number(params['j']))}]`,
        why: 'it stands in the list twice, and one of them does nothing',
        remedy: 'remove one',
      };
    default:
      return { field, ...misspelt(field, String(data)) };
  }
}

/** Keys that one group lacks are one mistake: it was left out, or begun and not finished. */
function together(errors: readonly ErrorObject[]): FieldFinding[] {
  const missing = Map.groupBy(
    errors.filter(({ keyword }) => keyword === 'required'),
    ({ instancePath }) => instancePath,
  );
  const said = new Set<string>();
  return errors.flatMap((error) => {
    const lacking = error.keyword === 'required' ? (missing.get(error.instancePath) ?? []) : [];
    if (lacking.length < 2) return [findingOf(error)];
    if (said.has(error.instancePath)) return [];
    said.add(error.instancePath);
    const keys = lacking.map(({ params }) => String((params as Record<string, unknown>)['missingProperty']));
    return [
      {
        field: fieldOf(error.instancePath),
        why: `${keys.slice(0, -1).join(', ')} and ${keys.at(-1)} are missing, and the brand is not whole without them`,
        remedy: 'add them; brands/README.md says what each means',
      },
    ];
  });
}

/** Compiled with the first file of its kind. */
function check(schema: TSchema): (json: unknown) => FieldFinding[] {
  let compiled: ValidateFunction | undefined;
  return (json) => {
    compiled ??= ajv().compile(schema);
    const validate = compiled;
    if (validate(json)) return [];
    // A failed choice reports each branch as well; the choice itself has the better message.
    const errors = (validate.errors ?? []).filter((error) => !error.schemaPath.includes('/anyOf/'));
    const isEmpty = ({ instancePath }: ErrorObject): boolean =>
      errors.some((error) => error.instancePath === instancePath && error.keyword === 'minLength');
    // What is empty has no form either.
    return together(errors.filter((error) => error.keyword !== 'pattern' || !isEmpty(error)));
  };
}

/** Findings of a parsed `brand.json`; none: it is a `BrandFile`. */
export const checkBrandFile = check(brandFileSchema);

/** Findings of a parsed `messages.<locale>.json`. */
export const checkMessages = check(messagesSchema);

const glossaryChecks = new Map([...GLOSSARY_SCHEMAS].map(([locale, schema]) => [locale, check(schema)]));

/** Findings of a parsed `glossary.<locale>.json`; none: it is a `Glossary`. */
export const checkGlossary = (json: unknown, locale: Locale): FieldFinding[] =>
  glossaryChecks.get(locale)?.(json) ?? [];

/** Findings of a parsed `demo.json`; none: it is a `DemoFile`. */
export const checkDemoFile = check(demoFileSchema);
