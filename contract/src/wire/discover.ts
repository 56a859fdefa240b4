import { type Static, Type } from 'typebox';
import { calls, OneOf } from './call.ts';

/** How large a card is drawn. @assumed */
export const CARD_KINDS = ['hero', 'wide', 'square'] as const;

/** `url`: an address of this app, beginning with `/`, or another site's, which opens beside it. */
export const DiscoverCard = Type.Object({
  id: Type.String(),
  title: Type.String(),
  image: Type.String(),
  url: Type.String(),
  kind: OneOf(CARD_KINDS),
});
export type DiscoverCard = Static<typeof DiscoverCard>;

/** What operators show on the page to discover things. The shape of the cards is `@assumed`. */
export const discoverCalls = calls({
  'GET /api/v1/discovers/exists': {
    access: 'open',
    summary: 'Whether there is anything to discover',
    result: Type.Boolean(),
  },
  'GET /api/v1/discovers': {
    access: 'open',
    area: 'discover',
    mayBeLate: true,
    summary: 'Cards to discover, in their order',
    result: Type.Object({ list: Type.Array(DiscoverCard) }),
    errors: ['api.unauthorized'],
  },
});
