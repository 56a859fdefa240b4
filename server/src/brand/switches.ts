import { type BrandFeatures, type Places, placesOf } from '@livery/contract';
import type { BrandConfig } from './brand.schema.ts';

const isPart = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where each switch stands in `features`: `['publish']`, `['wallet', 'withdrawal']`. Whatever else stands there is none. */
export const switchPaths = (features: object, above: readonly string[] = []): (readonly string[])[] =>
  Object.entries(features).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return [[...above, name]];
    return isPart(value) ? switchPaths(value, [...above, name]) : [];
  });

/** On is what the folder has on and operators have not switched off; `set` may be anything. */
export const switchedBy = <Features extends object>(features: Features, set: unknown): Features =>
  Object.fromEntries(
    Object.entries(features).map(([name, value]) => {
      const said = isPart(set) && Object.hasOwn(set, name) ? set[name] : undefined;
      if (isPart(value)) return [name, switchedBy(value, said)];
      return [name, typeof value === 'boolean' ? value && said !== false : value];
    }),
  ) as Features;

/** What of a brand follows from its features, as its pages are told. Nothing to discover: no way leads there. */
export const offeredBy = (
  { tabs, start, guests, features: all }: Pick<BrandConfig, 'tabs' | 'start' | 'guests' | 'features'>,
  hasDiscover: boolean,
): { features: BrandFeatures; places: Places } => {
  const features = { ...all, discover: hasDiscover };
  return { features, places: placesOf({ tabs, start, guests }, features) };
};
