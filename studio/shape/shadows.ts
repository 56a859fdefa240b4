import type { Color, ShadowLayer } from '@livery/design-system/theme';
import { colorValue, lengthValue } from '../values.ts';

/** What somebody says of a shadow, whatever it is laid of. */
export const ASPECTS = ['strength', 'distance', 'softness'] as const;
export type Aspect = (typeof ASPECTS)[number];
export type Shadow = readonly ShadowLayer[];

const pixels = ({ value, unit }: ShadowLayer['blur']): number => (unit === 'rem' ? value * 16 : value);
const px = (value: number): ShadowLayer['blur'] => ({ value: Math.round(value), unit: 'px' });

/** Percent of strength, pixels of distance and softness. */
const OF_LAYER: Readonly<Record<Aspect, (layer: ShadowLayer) => number>> = {
  strength: ({ color }) => Math.round(color.alpha * 100),
  distance: ({ offsetY }) => Math.abs(pixels(offsetY)),
  softness: ({ blur }) => pixels(blur),
};

export const MOST: Readonly<Record<Aspect, number>> = { strength: 100, distance: 48, softness: 80 };

/** Of several layers what is most of it. */
export const aspectOf = (shadow: Shadow, aspect: Aspect): number => Math.max(...shadow.map(OF_LAYER[aspect]));

const scaled = (layer: ShadowLayer, aspect: Aspect, times: number): ShadowLayer => {
  const { color, offsetX, offsetY, blur, spread } = layer;
  if (aspect === 'strength')
    return { ...layer, color: { ...color, alpha: Math.min(1, Number((color.alpha * times).toFixed(2))) } };
  if (aspect === 'distance')
    return { ...layer, offsetX: px(pixels(offsetX) * times), offsetY: px(pixels(offsetY) * times) };
  // A soft shadow is drawn in by its spread; a hard one would vanish with as much.
  return { ...layer, blur: px(pixels(blur) * times), spread: px(pixels(spread) * times) };
};

const set = (layer: ShadowLayer, aspect: Aspect, value: number): ShadowLayer => {
  if (aspect === 'distance') return { ...layer, offsetY: px(value) };
  if (aspect === 'softness') return { ...layer, blur: px(value) };
  const seen = { ...layer, color: { ...layer.color, alpha: value / 100 } };
  // Nothing of it would be seen where it lies exactly under its thing.
  const isHidden = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].every(
    (each) => pixels(each) === 0,
  );
  return isHidden ? { ...seen, offsetY: px(4), blur: px(12) } : seen;
};

/** The shadow with another strength, distance or softness: its layers keep their proportions. One that had none gets it at its last layer. */
export function withAspect(shadow: Shadow, aspect: Aspect, value: number): Shadow {
  const before = aspectOf(shadow, aspect);
  if (before > 0) return shadow.map((layer) => scaled(layer, aspect, value / before));
  return shadow.map((layer, at) => (at === shadow.length - 1 ? set(layer, aspect, value) : layer));
}

/** The same in another colour: how strong it is stays. */
export const withColor = (shadow: Shadow, { components }: Color): Shadow =>
  shadow.map((layer) => ({ ...layer, color: { components, alpha: layer.color.alpha } }));

/** `$value` of a shadow, as brands write it. */
export const shadowValue = (shadow: Shadow) =>
  shadow.map(({ color, offsetX, offsetY, blur, spread, inset }) => ({
    color: colorValue(color),
    offsetX: lengthValue(pixels(offsetX)),
    offsetY: lengthValue(pixels(offsetY)),
    blur: lengthValue(pixels(blur)),
    spread: lengthValue(pixels(spread)),
    ...(inset && { inset }),
  }));
