import { sql } from 'kysely';

/** Seconds of freshness that ten times the engagement makes up for. */
export const PERIOD = 45_000;

/** The part of a score that comes from the post's age alone. */
export const freshness = sql<number>`extract(epoch from create_at)::float8 / ${PERIOD}::float8`;

interface Engagement {
  likes?: number;
  comments?: number;
  collects?: number;
}

/** Rank of a post once its counts have grown by these. It only rises: a feed that is being read stays in order. */
export const raisedScore = ({ likes = 0, comments = 0, collects = 0 }: Engagement = {}) =>
  sql<number>`greatest(score, log((1 + like_count + ${likes}::int + 3 * (comment_count + ${comments}::int)
    + 2 * (collect_count + ${collects}::int))::float8) + ${freshness})`;
