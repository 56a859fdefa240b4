import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const { illustration, color } = vars;
const part = (fill: string) => style({ '@layer': { components: { fill } } });
const overGround = (tint: string, share: number): string =>
  `color-mix(in srgb, ${tint} ${share}%, ${illustration.ground})`;

export const farHill = part(overGround(illustration.tintC, 46));
export const midHill = part(overGround(illustration.tintA, 40));
export const nearHill = part(overGround(illustration.tintA, 72));
export const outerGlow = part(overGround(illustration.tintC, 22));
export const innerGlow = part(overGround(illustration.tintB, 40));
export const paper = part(color.surface.overlay);
export const picture = part(overGround(illustration.tintB, 35));
export const envelope = part(color.envelope.paper);
export const flap = part(color.envelope.paperDeep);
export const seal = part(color.envelope.seal);
