import { ApiError } from '../../infra/errors.ts';
import type { ListPosition } from './group-list.repository.ts';
import type { GroupView } from './group-view.repository.ts';

/** Opaque to the client: where the next page of conversations begins. */
export const cursorAfter = (view: GroupView): string =>
  Buffer.from(`${view.update_at.getTime()} ${view.group_id}`).toString('base64url');

/** @throws api.validation */
export const readCursor = (cursor: string | undefined): ListPosition | undefined => {
  if (cursor === undefined || cursor === '') return undefined;
  const match = /^(\d{1,14}) (\w{1,81})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match?.[1] || !match[2]) throw new ApiError('api.validation', { next_id: 'cursor' });
  return { updateAt: new Date(Number(match[1])), id: match[2] };
};
