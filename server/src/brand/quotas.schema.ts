import { Type } from 'typebox';
import { type BrandQuotas, QUOTAS } from './quotas.ts';

/** More than anybody sets: the installation's own limits are below it. */
const MOST = 1_000_000;

/** How much people of a brand may do. */
export const quotasSchema = Type.Unsafe<BrandQuotas>(
  Type.Object(
    Object.fromEntries(
      Object.entries(QUOTAS).map(([name, { least, about }]) => [
        name,
        Type.Optional(Type.Integer({ minimum: least, maximum: MOST, description: about })),
      ]),
    ),
    {
      additionalProperties: false,
      description: 'How much one person may do, where that is less than the installation allows.',
    },
  ),
);
