import { offeredBy } from '../../brand/switches.ts';
import type { Infra } from '../../infra/infra.ts';
import type { SetBrands } from '../../infra/settings/set-brands.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { DiscoverService } from './discover.service.ts';

interface Parts extends Pick<Infra, 'pubsub'> {
  brands: SetBrands;
  discover: Pick<DiscoverService, 'lastKnown'>;
}

/** What operators have switched holds here from now on; nodes and open pages hear of it. */
export const createFeatureTelling =
  ({ brands, discover, pubsub }: Parts) =>
  async ({ brand: folder, db }: Tenant): Promise<void> => {
    brands.forget(folder.id);
    const brand = await brands.of(folder);
    const data = offeredBy(brand.config, await discover.lastKnown({ brand, db }));
    const event = { event: 'features.changed', data } as const;
    pubsub.publish({ brand: folder.id, audience: { everyone: true }, event });
  };
