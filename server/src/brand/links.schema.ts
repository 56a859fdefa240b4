import { LINK_PLACES, type LinkPlace, MOST_LINKS } from '@livery/contract';
import { type TSchema, Type } from 'typebox';

/** A whole https address, or a path of the product; two slashes would lead to another host. */
export const URL_OR_PATH = '^(https://|/(?![/\\\\]))[^\\s"<>\\\\]*$';

const places = Type.Unsafe<LinkPlace[]>(
  Type.Array(Type.Union(LINK_PLACES.map((place) => Type.Literal(place))), {
    minItems: 1,
    uniqueItems: true,
    description: 'Where it stands: below the login, in the settings, at the foot of pages that guests read.',
  }),
);

/** Further links of a brand, with a label of this form in each language. */
export const linksSchema = <Label extends TSchema>(label: Label) =>
  Type.Array(
    Type.Object(
      {
        label,
        url: Type.String({
          pattern: URL_OR_PATH,
          maxLength: 500,
          description: 'An https:// address, or a path of the product.',
          examples: ['https://plum.example/imprint', '/hashtags/rules'],
        }),
        places,
      },
      { additionalProperties: false },
    ),
    {
      maxItems: MOST_LINKS,
      description: 'Links beside those to help and to legal texts, in their order.',
    },
  );
