import {
  isDerived,
  optionalColors,
  schemeTokens,
  sharedTokens,
  type TokenType,
} from '@livery/design-system/theme';
import { brandFileSchema, demoFileSchema } from './brand.schema.ts';
import { GLOSSARY_SCHEMAS } from './glossary/glossary.schema.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

type Json = { readonly [key: string]: unknown };

const closed = (properties: Json, required: readonly string[] = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const number = (minimum: number, maximum: number): Json => ({ type: 'number', minimum, maximum });
const tuple = (length: number, items: Json): Json => ({
  type: 'array',
  items,
  minItems: length,
  maxItems: length,
});
const ref = (name: string): Json => ({ $ref: `#/$defs/${name}` });
const orAlias = (schema: Json): Json => ({ anyOf: [schema, ref('alias')] });
const orList = (schema: Json): Json => ({ anyOf: [schema, { type: 'array', items: schema, minItems: 1 }] });

const dtcgColor = closed(
  {
    colorSpace: { const: 'srgb' },
    components: tuple(3, number(0, 1)),
    alpha: number(0, 1),
    hex: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
  },
  ['colorSpace', 'components'],
);
const color: Json = {
  anyOf: [{ type: 'string', pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$' }, dtcgColor],
};
const length = orAlias(ref('dimension'));
const layer = closed(
  {
    color: orAlias(ref('color')),
    offsetX: length,
    offsetY: length,
    blur: length,
    spread: length,
    inset: { type: 'boolean' },
  },
  ['color', 'offsetX', 'offsetY', 'blur', 'spread'],
);

const values = {
  color,
  dimension: closed({ value: number(-2000, 2000), unit: { enum: ['px', 'rem'] } }),
  number: { type: 'number' },
  fontWeight: number(1, 1000),
  fontFamily: orList({ type: 'string', pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} ._+&'-]{0,63}$" }),
  duration: closed({ value: number(0, 10_000), unit: { enum: ['ms', 's'] } }),
  cubicBezier: tuple(4, { type: 'number' }),
  shadow: orList(layer),
} satisfies Record<TokenType, Json>;

const remarks: Json = {
  $type: { type: 'string' },
  $description: { type: 'string' },
  $extensions: { type: 'object' },
};

const token = (type: TokenType): Json =>
  closed({ $value: orAlias(ref(type)), ...remarks, $type: { const: type } }, ['$value']);

const isOptionalColor = (path: readonly string[]): boolean =>
  optionalColors.some((name) => path.slice(2).join('.') === name);
/** With what a theme may do without. */
const colors = { ...schemeTokens.color, accent: { ...schemeTokens.color.accent, solidEnd: 'color' } };

/** A group; it may be left out when everything in it can be derived. */
function group(node: object, path: readonly string[] = []): Json & { isOptional: boolean } {
  const required: string[] = [];
  const members = Object.entries(node).map(([key, child]: [string, unknown]): [string, Json] => {
    const here = [...path, key];
    if (typeof child !== 'object' || child === null) {
      if (!isDerived(here.join('.')) && !isOptionalColor(here)) required.push(key);
      return [key, ref(`${String(child)}Token`)];
    }
    const { isOptional, ...inner } = group(child, here);
    if (!isOptional) required.push(key);
    return [key, inner];
  });
  const properties: Json = { ...Object.fromEntries(members), ...remarks };
  return { ...closed(properties, required), isOptional: required.length === 0 };
}

/** Editor help for `tokens.json`, derived from the theme contract. */
function tokensEditorSchema(): Json {
  const groups = {
    color: { light: colors, dark: colors },
    ...sharedTokens,
    elevation: { light: schemeTokens.elevation, dark: schemeTokens.elevation, ...sharedTokens.elevation },
    illustration: { light: schemeTokens.illustration, dark: schemeTokens.illustration },
  };
  const types = Object.keys(values) as TokenType[];
  const { required, properties, isOptional: _, ...root } = group(groups);
  return {
    $schema: DIALECT,
    title: 'Tokens of a brand: Design Tokens Format 2025.10 against the theme contract',
    ...root,
    required,
    properties: { $schema: { type: 'string' }, ...(properties as Json) },
    $defs: {
      alias: { type: 'string', pattern: '^\\{[^{}]+\\}$' },
      ...values,
      ...Object.fromEntries(types.map((type) => [`${type}Token`, token(type)])),
    },
  };
}

/** Editor help for `brand.json`. */
const brandEditorSchema = (): Json => ({ $schema: DIALECT, ...brandFileSchema });

/** Editor help for `demo.json`. */
const demoEditorSchema = (): Json => ({ $schema: DIALECT, ...demoFileSchema });

/** Editor help for `glossary.<locale>.json`, by file. */
const glossaryEditorSchemas = (): [string, Json][] =>
  [...GLOSSARY_SCHEMAS].map(([locale, schema]) => [
    `glossary.${locale}.schema.json`,
    { $schema: DIALECT, ...schema },
  ]);

/** The files of `brands/schema/` with their text. */
export function editorSchemas(): ReadonlyMap<string, string> {
  const text = (schema: Json): string => `${JSON.stringify(schema, null, 2)}\n`;
  return new Map([
    ['brand.schema.json', text(brandEditorSchema())],
    ['demo.schema.json', text(demoEditorSchema())],
    ...glossaryEditorSchemas().map(([name, schema]): [string, string] => [name, text(schema)]),
    ['tokens.schema.json', text(tokensEditorSchema())],
  ]);
}
