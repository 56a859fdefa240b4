import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const { envelope } = vars.color;
const shine = `color-mix(in srgb, ${envelope.ink} 16%, transparent)`;

/** Paper with one arc of light over it: the flap. */
export const paper = style({
  '@layer': {
    components: {
      color: envelope.ink,
      background: [
        `radial-gradient(90% 84px at 50% -22px, ${shine} 98%, transparent) no-repeat`,
        `linear-gradient(160deg, ${envelope.paper}, ${envelope.paperDeep})`,
      ].join(', '),
    },
  },
});

export const seal = style({
  '@layer': { components: { background: envelope.seal, color: envelope.sealInk } },
});

/** The same paper, bleached: what is written on it is read as on any other ground. */
export const spentPaper = style({
  '@layer': {
    components: {
      color: vars.color.text.primary,
      background: `color-mix(in srgb, ${envelope.paper} 14%, ${vars.color.surface.raised})`,
    },
  },
});

export const spentSeal = style({
  '@layer': { components: { background: `color-mix(in srgb, ${envelope.paper} 22%, transparent)` } },
});
