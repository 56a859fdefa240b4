/** As much of a JSON schema as says which control a field gets. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly default?: unknown;
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

/** The values of a closed list of words; undefined for any other field. */
export function choicesOf({ anyOf, enum: values, const: only }: Schema): string[] | undefined {
  const list = values ?? anyOf?.map((each) => each.const) ?? (only === undefined ? [] : [only]);
  const words = list.filter((value) => typeof value === 'string');
  return words.length > 0 && words.length === list.length ? words : undefined;
}

/** Two capitals of ISO 3166: chosen by the name of the country. */
export const isCountry = ({ pattern }: Schema): boolean => pattern === '^[A-Z]{2}$';

/** What a field may hold to begin with: its first choice or example, and of a group what it needs. */
export function sampleOf(schema: Schema): unknown {
  const { type, properties = {}, required = [], items, minItems = 0, examples, default: preset } = schema;
  if (preset !== undefined || examples) return preset ?? examples?.[0];
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
  if (type === 'array') return items && minItems > 0 ? [sampleOf(items)] : [];
  return choicesOf(schema)?.[0] ?? (type === 'string' ? '…' : null);
}

/** Every field by its path, groups and what stands in lists among them: `links`, `links.label`, `links.label.en`. */
export const fieldsOf = (schema: Schema, at = ''): [path: string, schema: Schema][] =>
  Object.entries(schema.properties ?? schema.items?.properties ?? {})
    .filter(([name]) => name !== '$schema')
    .flatMap(([name, field]) => {
      const path = at === '' ? name : `${at}.${name}`;
      return [[path, field] as [string, Schema], ...fieldsOf(field, path)];
    });
