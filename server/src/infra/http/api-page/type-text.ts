/** The part of JSON Schema that the contract uses. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  format?: string;
  description?: string;
}

/** A schema as the type that a TypeScript programmer would write; `indent` of the line that it begins in. */
export const typeText = (schema: Schema, indent = ''): string => {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => typeText(choice, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => typeText(part, indent)).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === 'array') return listText(schema, indent);
  if (schema.type === 'object' || schema.properties) return objectText(schema, indent);
  return schema.type ?? 'unknown';
};

const listText = ({ items = {} }: Schema, indent: string): string => {
  const item = typeText(items, indent);
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
};

const objectText = (schema: Schema, indent: string): string => {
  const { properties = {}, required = [], patternProperties, additionalProperties } = schema;
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, each]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${typeText(each, inner)};`,
  );
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  for (const each of [...Object.values(patternProperties ?? {}), ...others])
    lines.push(`${inner}[name: string]: ${typeText(each, inner)};`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
};
