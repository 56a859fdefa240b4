import { GUEST_STARTS, MEMBER_STARTS, type Start, TABS, TABS_RANGE, type Tab } from '@livery/contract';
import { Type } from 'typebox';

const oneOf = (values: readonly string[], description: string) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { description },
  );

/** Places of the main navigation, in their order. */
export const tabsSchema = Type.Unsafe<Tab[]>(
  Type.Array(oneOf(TABS, 'A place of the main navigation.'), {
    minItems: TABS_RANGE.least,
    maxItems: TABS_RANGE.most,
    uniqueItems: true,
    description: 'Places of the main navigation in their order; me is one of them.',
  }),
);

/** What `/` opens. */
export const startSchema = Type.Unsafe<Start>(
  Type.Object(
    {
      member: Type.Optional(oneOf(MEMBER_STARTS, 'For who is signed in. Default: home.')),
      guest: Type.Optional(oneOf(GUEST_STARTS, 'For a guest. Default: home.')),
    },
    { additionalProperties: false, description: 'What the address / opens.' },
  ),
);
