import { LOGIN_WAYS, type LoginWay, MOST_COUNTRIES } from '@livery/contract';
import { Type } from 'typebox';

/** ISO 3166-1 alpha-2. */
export const COUNTRY = '^[A-Z]{2}$';

export const countriesSchema = Type.Array(Type.String({ pattern: COUNTRY, examples: ['MY'] }), {
  minItems: 1,
  maxItems: MOST_COUNTRIES,
  uniqueItems: true,
  description: 'Further countries of phone numbers that stand first in the list, below country.',
});

export const loginOrderSchema = Type.Unsafe<LoginWay[]>(
  Type.Array(
    Type.Union(
      LOGIN_WAYS.map((way) => Type.Literal(way)),
      { description: 'A way to log in.' },
    ),
    {
      minItems: 1,
      maxItems: LOGIN_WAYS.length,
      uniqueItems: true,
      description: 'Ways to log in, first to last; what is not named follows.',
    },
  ),
);
