import { type Static, type TSchema, Type } from 'typebox';

/** Who may make a call. `open`: anyone. `guest`: anyone, under a guest's quota. `user`: a session. `reset`: a session or a reset token. */
export type Access = 'open' | 'guest' | 'user' | 'reset';

export interface CallSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: Access;
  summary: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Shape of `result` in the success body. */
  result: TSchema;
}

/** Declares one call of the wire; the server derives validation, stripping, OpenAPI and types from it. */
export const call = <const S extends CallSpec>(spec: S): S => spec;

type StaticOr<T, Fallback> = T extends TSchema ? Static<T> : Fallback;
export type ParamsOf<S extends CallSpec> = StaticOr<S['params'], Record<string, never>>;
export type QueryOf<S extends CallSpec> = StaticOr<S['query'], Record<string, never>>;
export type BodyOf<S extends CallSpec> = StaticOr<S['body'], undefined>;
export type ResultOf<S extends CallSpec> = Static<S['result']>;

export const Nothing = Type.Object({});
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** RFC 3339 UTC with milliseconds. */
export const Time = Type.String({ examples: ['2026-01-31T08:00:00.000Z'] });
/** One page of a list; `next_id` is an opaque cursor, null at the end. */
export const Page = <T extends TSchema>(item: T) =>
  Type.Object({ list: Type.Array(item), next_id: Nullable(Type.String()) });
/** A closed set of strings. */
export const OneOf = <const V extends readonly string[]>(values: V) =>
  Type.Unsafe<V[number]>(Type.String({ enum: [...values] }));
/** A closed set of numbers. */
export const OneOfNumbers = <const V extends Record<string, number>>(values: V) =>
  Type.Unsafe<V[keyof V]>(Type.Integer({ enum: Object.values(values) }));
