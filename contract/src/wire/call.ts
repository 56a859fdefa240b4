import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { Switch } from '../enums.ts';
import type { ErrorCode } from '../errors.ts';
import type { GuestArea } from '../guests.ts';
import type { OperatorRight } from '../operators.ts';

/**
 * Who may make a call. `open`: anyone. `guest`: anyone, under a guest's quota, and where the brand's guest rules open its `area`. `user`: a session. `reset`: a session or a reset token.
 * `ops-entry`: anyone, from a page of the console. `operator`: a session of the console whose role has the call's `right`.
 */
export type Access = 'open' | 'guest' | 'user' | 'reset' | 'ops-entry' | 'operator';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallSpec {
  access: Access;
  /** What an operator's role has to have; of `operator` calls alone. */
  right?: OperatorRight;
  /** Where a brand keeps it from guests, the call takes a session. Every `guest` call has one; of its query, as it came. */
  area?: GuestArea | ((query: Readonly<Record<string, unknown>>) => GuestArea);
  /** A page of the console asks by itself: it does not use the session. */
  poll?: true;
  /**
   * What is read may be some seconds old, as a replica of the database has it. For what one looks around in: never points,
   * sessions, rights, or what one was just told of. Who has written lately reads it as it is, and so does whose own it is. Of a write
   * that is done all the time: nobody looks for it in what is read late, so that who has done it goes on reading late.
   */
  mayBeLate?: true;
  summary: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** The body is a form with one file instead of JSON. */
  form?: true;
  /** Shape of `result` in the success body. */
  result: TSchema;
  /** Codes that this call may fail with, beyond `commonErrors` of its access. */
  errors?: readonly ErrorCode[];
}

/**
 * Declares the calls of one domain by their only name, `METHOD /path`. The server derives validation, stripping,
 * OpenAPI and types from it, the client types alone.
 */
export const calls = <const C extends Record<`${Method} /${string}`, CallSpec>>(declared: C): C => declared;

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

// Instead of `Type.Record`, `Type.Partial` and `Type.Omit`: each brings the library's whole language of types to every start.
/** The fields of a form, by name. */
export const FormFields = Type.Unsafe<Record<string, string>>({
  type: 'object',
  patternProperties: { '^.*$': Type.String() },
});
/** An object of which any field may be absent. */
export const Partly = <P extends TProperties>({ properties }: TObject<P>) =>
  Type.Unsafe<Partial<Static<TObject<P>>>>(
    Type.Object(
      Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, Type.Optional(field)])),
    ),
  );

/** Open or close: 1 or 2; requests may also carry `true` or `false`. */
export const OpenClose = OneOfNumbers(Switch);
export const OpenCloseInput = Type.Unsafe<Switch | boolean>({
  enum: [...Object.values(Switch), true, false],
});

export type StaticOr<T, Fallback> = T extends TSchema ? Static<T> : Fallback;
