import { ID_PATTERN } from '@livery/contract';
import { ApiError } from '../../../infra/errors.ts';

/** Where somebody who scrolls is. */
export interface RecommendedCursor {
  /** When they began, in milliseconds: what they saw before counts as seen. */
  start: number;
  /** Score of the best posts, of which unseen ones come first. */
  floor: number;
  part: 'all' | 'unseen' | 'rest';
  /** Of that part, after the post with this score and id. */
  place: number;
  id: string;
  /** Whose post was shown last. */
  author: string;
}

const PARTS = ['all', 'unseen', 'rest'] as const;
const ID = new RegExp(ID_PATTERN);
const LAST = 8.64e15;

/** Opaque to the client. */
export const writeRecommended = ({ start, floor, part, place, id, author }: RecommendedCursor): string =>
  Buffer.from([start, floor, PARTS.indexOf(part), place, id, author].join(' ')).toString('base64url');

/** @throws api.validation for a text that `writeRecommended` did not make */
export const readRecommended = (text: string | undefined): RecommendedCursor | undefined => {
  if (text === undefined || text === '') return undefined;
  const words = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  const [start = Number.NaN, floor = Number.NaN, index = -1, place = Number.NaN] = words
    .slice(0, 4)
    .map((word) => (/^-?[\d.]{1,30}(?:e[+-]\d{1,3})?$/.test(word) ? Number(word) : Number.NaN));
  const [id = '', author = '', ...rest] = words.slice(4);
  const part = PARTS[index];
  const isWhole = [start, floor, place].every(Number.isFinite) && start >= 0 && start <= LAST;
  if (!isWhole || part === undefined || !ID.test(id) || !ID.test(author) || rest.length > 0) {
    throw new ApiError('api.validation', { next_id: 'cursor' });
  }
  return { start, floor, part, place, id, author };
};
