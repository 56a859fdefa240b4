import { CALLS, type CallName, type CallSpec, partsOf } from '@livery/contract/calls';

export const CALL_NAMES = Object.keys(CALLS) as CallName[];
export const specOf = (name: CallName): CallSpec => CALLS[name];

/** A request as `TestApp.call` takes it. */
export interface FilledCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
}

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
}

/** Returns what stands for a value of this name, or undefined to have one made by its schema. */
export type Fill = (name: string, path: string) => unknown;

const made = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return made(schema.anyOf[0]);
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return schema.items ? [made(schema.items)] : [];
  if (schema.properties) return objectOf(schema, made);
  return 'some-text';
};

const objectOf = ({ properties = {} }: Schema, value: (schema: Schema, name: string) => unknown) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, value(schema, name)]));

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Fills path, query and body of a call by its schemas: as many fields as it has. */
export const fillCall = (name: CallName, fill: Fill): FilledCall => {
  const [method, path] = partsOf(name);
  const { params, query, body } = specOf(name) as { [Part in 'params' | 'query' | 'body']?: Schema };
  const value = (schema: Schema, field: string) => fill(field, path) ?? made(schema);
  const filled = Object.entries(objectOf(params ?? {}, value));
  const url = filled.reduce(
    (text, [field, part]) => text.replace(`:${field}`, encodeURIComponent(textOf(part))),
    path,
  );
  const search = Object.entries(objectOf(query ?? {}, value)).map(([field, part]): [string, string] => [
    field,
    textOf(part),
  ]);
  const asked = search.length === 0 ? url : `${url}?${new URLSearchParams(search)}`;
  return { method, url: asked, ...(body && { body: objectOf(body, value) }) };
};
