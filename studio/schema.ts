/** As much of a JSON schema as says which control a field gets. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly default?: unknown;
  readonly description?: string;
}

/** The values of a closed list of words; undefined for any other field. */
export function choicesOf({ anyOf, enum: values, const: only }: Schema): string[] | undefined {
  const list = values ?? anyOf?.map((each) => each.const) ?? (only === undefined ? [] : [only]);
  const words = list.filter((value) => typeof value === 'string');
  return words.length > 0 && words.length === list.length ? words : undefined;
}
