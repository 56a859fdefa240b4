import { type Static, Type } from 'typebox';
import { calls, Nothing, Nullable, OneOf, Time } from './call.ts';
import { CARD_KINDS } from './discover.ts';

const CARD_STATES = ['shown', 'hidden', 'planned', 'over'] as const;

/** One language at least has words: it stands in for the other. */
const Titles = Type.Object({
  'zh-CN': Type.String({ maxLength: 60 }),
  en: Type.String({ maxLength: 60 }),
});

const said = {
  titles: Titles,
  url: Type.String({ maxLength: 500 }),
  kind: OneOf(CARD_KINDS),
  is_hidden: Type.Boolean(),
  /** Null: from now on, and without end. */
  start_at: Nullable(Time),
  end_at: Nullable(Time),
  /** Of the picture among the brand's public files, as `POST /ops/api/discover/pictures` names it; empty: none. */
  image: Type.String({ maxLength: 80 }),
};

/** A card to discover something, as operators see it. */
export const OpsDiscoverCard = Type.Object({
  id: Type.String(),
  ...said,
  /** Address of the picture. */
  picture: Type.String(),
  state: OneOf(CARD_STATES),
});
export type OpsDiscoverCard = Static<typeof OpsDiscoverCard>;

const Id = Type.Object({ id: Type.String({ pattern: '^\\w{1,40}$' }) });
const Reason = Type.String({ minLength: 1, maxLength: 300 });

/** The cards of the page to discover things. All of it is `@assumed`. */
export const operatorsDiscoverCalls = calls({
  'GET /ops/api/discover': {
    access: 'operator',
    right: 'content.review',
    summary: 'All cards in their order, also those that nobody sees',
    result: Type.Object({ list: Type.Array(OpsDiscoverCard) }),
  },
  'POST /ops/api/discover/pictures': {
    form: true,
    access: 'operator',
    right: 'content.review',
    summary: 'Store a picture for a card, drawn anew; one that no card shows is gone after a while',
    result: Type.Object({ image: Type.String(), picture: Type.String() }),
  },
  'PUT /ops/api/discover/:id': {
    access: 'operator',
    right: 'content.review',
    summary: 'Make a card, by an id of the console’s own, or change it; a repeat changes nothing',
    params: Id,
    body: Type.Object({ ...said, reason: Reason }),
    result: OpsDiscoverCard,
  },
  'POST /ops/api/discover/:id/move': {
    access: 'operator',
    right: 'content.review',
    summary: 'Put a card in another place, from 1 on',
    params: Id,
    body: Type.Object({ place: Type.Integer({ minimum: 1, maximum: 1_000 }) }),
    result: Nothing,
  },
  'POST /ops/api/discover/:id/remove': {
    access: 'operator',
    right: 'content.review',
    summary: 'Take a card away; `seq` is what `undo` puts it back by',
    params: Id,
    body: Type.Object({ reason: Reason }),
    result: Type.Object({ seq: Type.Integer() }),
  },
  'POST /ops/api/discover/:id/undo': {
    access: 'operator',
    right: 'content.review',
    summary: 'Put back what a change or a removal took away; refused where it was changed since',
    params: Id,
    body: Type.Object({ seq: Type.Integer(), reason: Reason }),
    result: OpsDiscoverCard,
    errors: ['api.invalid_data'],
  },
});
