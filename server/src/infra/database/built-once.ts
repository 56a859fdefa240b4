import type { Compilable, CompiledQuery } from 'kysely';
import pg from 'pg';
import type { TenantDb } from './database.ts';
import { named, type PlannedStatement, runPlanned } from './kept-plans.ts';

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

/** A value of the statement itself, as its text says it. @throws Error for one that has no literal */
const literalOf = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  throw new Error(`A statement that is built once says ${typeof value} by no literal.`);
};

/**
 * With its own values in the text, so that only those of a use are left: a plan for any values has to know how many rows are
 * wanted, and that `review = 'approved'` is what an index was made for.
 */
const withLiterals = <Row>({ sql, parameters, ...rest }: CompiledQuery<Row>): CompiledQuery<Row> => {
  const left: unknown[] = [];
  const text = sql.replace(/\$(\d+)/g, (_, number: string) => {
    const value = parameters[Number(number) - 1];
    return value instanceof StandIn ? `$${left.push(value)}` : literalOf(value);
  });
  return { ...rest, sql: text, parameters: left };
};

/**
 * A statement that is built and written out once for each schema, and planned once a connection; later uses fill in their
 * values. For those that many calls begin with: to build and to plan one takes longer than to run it.
 * @param build gets stand-ins: it hands them on as values of the statement, and neither looks at them nor computes with
 * them. What changes the text is part of `shape`, of which there are few.
 */
export const builtOnce = <Given extends object, Row, Shape extends object = Record<never, never>>(
  build: (db: TenantDb, given: Given, shape: Shape) => Compilable<Row>,
) => {
  const texts = new WeakMap<TenantDb, Map<string, PlannedStatement<Row>>>();
  const textOf = (db: TenantDb, shape: Shape): PlannedStatement<Row> => {
    const known = texts.get(db) ?? new Map<string, PlannedStatement<Row>>();
    texts.set(db, known);
    const key = JSON.stringify(shape);
    const text = known.get(key) ?? named(withLiterals(build(db, standIns(), shape).compile()));
    known.set(key, text);
    return text;
  };
  return async (db: TenantDb, given: Given, ...[shape = {} as Shape]: [shape?: Shape]): Promise<Row[]> => {
    const text = textOf(db, shape);
    const fill = (each: unknown) => (each instanceof StandIn ? given[each.name as keyof Given] : each);
    return runPlanned(db, { ...text, parameters: text.parameters.map(fill) });
  };
};
