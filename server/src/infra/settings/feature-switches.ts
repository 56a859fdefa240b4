import type { Brand } from '../../brand/brand.ts';
import { brandSwitchedBy } from '../../brand/switches.ts';
import type { Infra } from '../infra.ts';
import { createFresh } from './fresh.ts';
import { findSetting } from './settings.repository.ts';

/** Key of the setting: what is `false` in it is off, in the shape of `features` in `brand.json`. */
export const FEATURES = 'features';

/** Made of one brand for as long as the same is switched off. */
interface Made {
  from: Brand;
  set: string;
  brand: Brand;
}

/** Brands as operators have switched them: the one place where their folder and the setting meet. */
export const createFeatureSwitches = ({ keeping, pubsub }: Pick<Infra, 'keeping' | 'pubsub'>) => {
  const settings = createFresh<object>();
  const made = new Map<string, Made>();
  pubsub.subscribe(({ brand, event }) => {
    if (event.event === 'features.changed') settings.forget(brand);
  });

  const switched = (from: Brand, setting: object): Brand => {
    const set = JSON.stringify(setting);
    const known = made.get(from.id);
    if (known?.from === from && known.set === set) return known.brand;
    const brand = brandSwitchedBy(from, setting);
    made.set(from.id, { from, set, brand });
    return brand;
  };

  return {
    /** As people have it now; as it was last known where the database cannot be asked. What another node was told holds within two seconds. */
    of: async (brand: Brand): Promise<Brand> => {
      const setting = await settings
        .read(brand.id, () => findSetting(keeping.tenant(brand.id), FEATURES))
        .catch(() => settings.lastKnown(brand.id));
      return setting ? switched(brand, setting) : brand;
    },
    /** It was just changed here. */
    forget: settings.forget,
  };
};

export type FeatureSwitches = ReturnType<typeof createFeatureSwitches>;
