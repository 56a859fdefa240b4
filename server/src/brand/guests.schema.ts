import { FEED_PAGES, GUEST_AREAS, type GuestArea, type GuestRules } from '@livery/contract';
import { Type } from 'typebox';

const ABOUT: Readonly<Record<GuestArea, string>> = {
  feed: 'The feed and the gallery.',
  chart: 'The chart.',
  posts: 'Single posts, by their links too.',
  comments: 'Comments; closed with the posts.',
  profiles: 'Pages of people, and lists of them.',
  discover: 'The discover page.',
  search: 'Search and hashtags.',
};

const opening = (area: GuestArea) =>
  Type.Optional(
    Type.Boolean({ default: true, description: `${ABOUT[area]} false: for people with an account.` }),
  );

/** What guests see. */
export const guestsSchema = Type.Unsafe<GuestRules>(
  Type.Object(
    {
      ...Object.fromEntries(GUEST_AREAS.map((area) => [area, opening(area)])),
      feed_pages: Type.Optional(
        Type.Integer({
          minimum: FEED_PAGES.least,
          maximum: FEED_PAGES.most,
          description: 'Pages of ten posts that guests see of the feed before they are asked to sign in.',
        }),
      ),
    },
    {
      additionalProperties: false,
      description: 'What guests see; all of it until it is closed. The server refuses what is closed.',
    },
  ),
);
