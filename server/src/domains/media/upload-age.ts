import type { UploadRow } from './media.repository.ts';

const CLAIM_WITHIN = 23 * 3_600_000;

/** What nobody took up is removed after a day: too late to begin with, or to go on. */
export const isOld = ({ create_at }: Pick<UploadRow, 'create_at'>): boolean =>
  Date.now() - create_at.getTime() > CLAIM_WITHIN;
