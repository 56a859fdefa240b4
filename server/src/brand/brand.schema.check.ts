import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';
import { brandFileSchema, messagesSchema } from './brand.schema.ts';

/** A finding whose file the caller knows. */
export interface FieldFinding {
  readonly field: string;
  readonly why: string;
  readonly remedy: string;
}

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });

/** `/fonts/0/file` → `fonts[0].file` */
function fieldOf(pointer: string): string {
  const words = pointer.split('/').slice(1);
  const path = words.map((word) => word.replaceAll('~1', '/').replaceAll('~0', '~'));
  return path.map((word, at) => (/^\d+$/.test(word) ? `[${word}]` : at === 0 ? word : `.${word}`)).join('');
}

const join = (field: string, key: string): string => (field === '' ? key : `${field}.${key}`);

const shown = (data: unknown): string => {
  const text = JSON.stringify(data) ?? String(data);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

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

/** A pattern says little to people: the schema's example does. */
function likeExample(schema: object | undefined): string {
  const [example] = schema !== undefined && 'examples' in schema ? (schema.examples as unknown[]) : [];
  return example === undefined ? 'on one line, with letters and digits' : `like ${shown(example)}`;
}

function choices(schema: unknown): string {
  const options = Array.isArray(schema) ? schema : [];
  return options.map((option: { const?: unknown }) => shown(option.const)).join(' or ');
}

function findingOf(error: ErrorObject): FieldFinding {
  const field = fieldOf(error.instancePath);
  const { parentSchema: schema, data } = error;
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties': {
      const known = Object.keys((schema as { properties?: object }).properties ?? {}).filter(
        (key) => key !== '$schema',
      );
      return {
        field: join(field, String(params.additionalProperty)),
        why: 'the key is unknown',
        remedy:
          known.length > 0
            ? `remove it, known keys are ${known.join(', ')}`
            : 'use letters, digits, dots and dashes',
      };
    }
    case 'required': {
      const key = String(params.missingProperty);
      return {
        field: join(field, key),
        why: 'it is missing',
        remedy: `add it${hint(property(schema, key))}`,
      };
    }
    case 'type':
      return {
        field,
        why: `${shown(data)} is of the wrong type`,
        remedy: `write a value of type ${String(params.type)}${hint(schema)}`,
      };
    case 'anyOf':
      return {
        field,
        why: `${shown(data)} is not one of the choices`,
        remedy: `write ${choices(error.schema)}`,
      };
    case 'const':
      return {
        field,
        why: `${shown(data)} is not one of the choices`,
        remedy: `write ${shown(params.allowedValue)}`,
      };
    case 'pattern':
      return {
        field,
        why: `${shown(data)} is not written as it is read here`,
        remedy: `write it ${likeExample(schema)}${hint(schema)}`,
      };
    default:
      return {
        field,
        why: `${shown(data)} ${error.message ?? 'is not allowed'}`,
        remedy: `correct it${hint(schema)}`,
      };
  }
}

function check(schema: TSchema): (json: unknown) => FieldFinding[] {
  const validate = ajv.compile(schema);
  return (json) => {
    if (validate(json)) return [];
    // A failed choice reports each branch as well; the choice itself has the better message.
    return (validate.errors ?? []).filter((error) => !error.schemaPath.includes('/anyOf/')).map(findingOf);
  };
}

/** Findings of a parsed `brand.json`; none: it is a `BrandFile`. */
export const checkBrandFile = check(brandFileSchema);

/** Findings of a parsed `messages.<locale>.json`. */
export const checkMessages = check(messagesSchema);
