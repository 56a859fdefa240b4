import pg from 'pg';
import { namesOf, nextOf, PARTED_BY, partsOf, type Wanted } from './parted-tables.ts';
import type { Shape } from './shape.ts';

const INDEX = /^CREATE (UNIQUE )?INDEX .+? ON (?:ONLY )?\S+ USING /;
const STATISTICS = /^CREATE STATISTICS \S+(.*) FROM \S+$/s;
const ON_TABLE = / ON \S+ /;

const withOptions = (options: readonly string[]): string => {
  const each = options.map((option) => {
    const [name = '', ...value] = option.split('=');
    return `${name} = ${pg.escapeLiteral(value.join('='))}`;
  });
  return each.length > 0 ? ` with (${each.join(', ')})` : '';
};

const tableStatements = (wanted: Wanted, { options }: Shape): string[] => {
  const { of, live, next } = namesOf(wanted);
  const like = `create table ${next} (like ${live} including comments including compression including constraints including defaults including generated including storage)`;
  if (wanted.parts === 1) return [like + withOptions(options)];
  const by = pg.escapeIdentifier(PARTED_BY[wanted.table]);
  const part = (name: string, index: number) =>
    `create table ${of(name)} partition of ${next} for values with (modulus ${wanted.parts}, remainder ${index})${withOptions(options)}`;
  return [`${like} partition by hash (${by})`, ...partsOf(wanted).map(part)];
};

const columnStatements = (wanted: Wanted, { columns }: Shape): string[] => {
  const { of, next } = namesOf(wanted);
  const tables = [next, ...partsOf(wanted).map(of)];
  return columns.flatMap(({ name, target, options }) => {
    const changes = [
      ...(target === null ? [] : [`set statistics ${target}`]),
      ...(options === null ? [] : [`set (${options.join(', ')})`]),
    ];
    return changes.flatMap((change) =>
      tables.map((table) => `alter table ${table} alter column ${pg.escapeIdentifier(name)} ${change}`),
    );
  });
};

/** Each part has its own: it is planned by what is known of the part. */
const statisticsStatements = (wanted: Wanted, { statistics }: Shape): string[] => {
  const { of, next } = namesOf(wanted);
  return statistics.flatMap(({ name, definition }) => {
    const make = (as: string, table: string) =>
      definition.replace(STATISTICS, (_, what) => `create statistics ${of(as)}${what} from ${table}`);
    return [make(nextOf(name), next), ...partsOf(wanted).map((part) => make(`${part}_${name}`, of(part)))];
  });
};

/** What makes a table of the same shape beside the live one, empty, with names that are free. */
export const twinStatements = (wanted: Wanted, shape: Shape): string[] => {
  const { next } = namesOf(wanted);
  const nameOf = (name: string) => pg.escapeIdentifier(nextOf(name));
  return [
    ...tableStatements(wanted, shape),
    ...columnStatements(wanted, shape),
    ...shape.keys.map(
      ({ name, definition }) => `alter table ${next} add constraint ${nameOf(name)} ${definition}`,
    ),
    ...shape.indexes.map(({ name, definition }) =>
      definition.replace(
        INDEX,
        (_, unique = '') => `create ${unique}index ${nameOf(name)} on ${next} using `,
      ),
    ),
    ...statisticsStatements(wanted, shape),
    ...shape.grants.map(({ privilege, grantee }) => `grant ${privilege} on ${next} to ${grantee}`),
  ];
};

/** Nothing that a trigger does is done twice: the twin has them only when it takes the place. */
export const triggerStatements = (wanted: Wanted, { triggers }: Shape): string[] =>
  triggers.map(({ definition }) => definition.replace(ON_TABLE, () => ` ON ${namesOf(wanted).next} `));
