import type { World } from './stored-sends.world.ts';

/** How many of those client ids have a message. */
export const countStored = async (
  { database, brand }: Pick<World, 'database' | 'brand'>,
  cids: readonly string[],
): Promise<number> => {
  const { count } = await database
    .tenant(brand)
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('cid', 'in', [...cids, ''])
    .executeTakeFirstOrThrow();
  return count;
};
