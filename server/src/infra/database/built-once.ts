import type { Compilable, CompiledQuery } from 'kysely';
import type { TenantDb } from './database.ts';

/** Stands where a value will be while a statement is built. */
class StandIn {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  [Symbol.toPrimitive](): never {
    throw new Error(`The text of the statement depends on ${this.name}: tell it by the shape.`);
  }
}

const standIns = <Given extends object>(): Given =>
  new Proxy({}, { get: (_, name) => new StandIn(String(name)) }) as Given;

/**
 * A statement that is built and written out once for each schema; later uses fill in their values. For those that many
 * calls begin with: to build one takes as long as to send it.
 * @param build gets stand-ins: it hands them on as values of the statement, and neither looks at them nor computes with
 * them. What changes the text is part of `shape`, of which there are few.
 */
export const builtOnce = <Given extends object, Row, Shape extends object = Record<never, never>>(
  build: (db: TenantDb, given: Given, shape: Shape) => Compilable<Row>,
) => {
  const texts = new WeakMap<TenantDb, Map<string, CompiledQuery<Row>>>();
  const textOf = (db: TenantDb, shape: Shape): CompiledQuery<Row> => {
    const known = texts.get(db) ?? new Map<string, CompiledQuery<Row>>();
    texts.set(db, known);
    const key = JSON.stringify(shape);
    const text = known.get(key) ?? build(db, standIns(), shape).compile();
    known.set(key, text);
    return text;
  };
  return async (db: TenantDb, given: Given, ...[shape = {} as Shape]: [shape?: Shape]): Promise<Row[]> => {
    const text = textOf(db, shape);
    const fill = (each: unknown) => (each instanceof StandIn ? given[each.name as keyof Given] : each);
    const filled: CompiledQuery<Row> = { ...text, parameters: text.parameters.map(fill) };
    const { rows } = await db.executeQuery(filled);
    return rows;
  };
};
