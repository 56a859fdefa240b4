import { brandSetBy, type SetByOperators } from '../../brand/as-set.ts';
import type { Brand } from '../../brand/brand.ts';
import type { Infra } from '../infra.ts';
import { createFresh } from './fresh.ts';
import { findSettings } from './settings.repository.ts';

/** Key of the setting: what is `false` in it is off, in the shape of `features` in `brand.json`. */
export const FEATURES = 'features';
/** Key of the setting: how much people may do, in the shape of `quotas` in `brand.json`. */
export const QUOTAS = 'quotas';

/** Made of one brand for as long as the same is set. */
interface Made {
  from: Brand;
  set: string;
  brand: Brand;
}

/** Brands as operators have set them: the one place where their folder and the settings meet. */
export const createSetBrands = ({ keeping, pubsub }: Pick<Infra, 'keeping' | 'pubsub'>) => {
  const settings = createFresh<SetByOperators>();
  const made = new Map<string, Made>();
  pubsub.subscribe(({ brand, event }) => {
    if (event.event === 'features.changed') settings.forget(brand);
  });

  const setBy = (from: Brand, setting: SetByOperators): Brand => {
    const set = JSON.stringify(setting);
    const known = made.get(from.id);
    if (known?.from === from && known.set === set) return known.brand;
    const brand = brandSetBy(from, setting);
    made.set(from.id, { from, set, brand });
    return brand;
  };

  return {
    /** As people have it now; as it was last known where the database cannot be asked. What another node was told holds within two seconds. */
    of: async (brand: Brand): Promise<Brand> => {
      const setting = await settings
        .read(brand.id, () => findSettings(keeping.tenant(brand.id), [FEATURES, QUOTAS]))
        .catch(() => settings.lastKnown(brand.id));
      return setting ? setBy(brand, setting) : brand;
    },
    /** It was just changed here. */
    forget: settings.forget,
  };
};

export type SetBrands = ReturnType<typeof createSetBrands>;
