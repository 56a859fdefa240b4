import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const { illustration } = vars;
const part = (rules: Parameters<typeof style>[0]) => style({ '@layer': { components: rules as object } });

export const hero = part({
  color: illustration.heroInk,
  background: `linear-gradient(135deg, ${illustration.heroFrom}, ${illustration.heroTo})`,
});

export const rings = part({ fill: 'none', stroke: illustration.heroGlow });
export const glow = part({ fill: illustration.heroGlow });
export const track = part({ background: 'color-mix(in srgb, currentColor 20%, transparent)' });
export const held = part({ background: illustration.heroGlow });
