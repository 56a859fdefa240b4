import type { Notification } from '@livery/contract';
import { publicUrl } from '../../infra/objects/keys.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { findBriefs } from './briefs.repository.ts';

type Brief = NonNullable<Notification['group']>;

/** What groups are called and look like, by id, for those who were told of them. */
export const briefs = async (
  { db }: Pick<Tenant, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Brief>> => {
  const rows = ids.length === 0 ? [] : await findBriefs(db, ids);
  return new Map(
    rows.map(({ id, display_name, icon }) => [id, { id, name: display_name, icon: publicUrl(icon) }]),
  );
};
