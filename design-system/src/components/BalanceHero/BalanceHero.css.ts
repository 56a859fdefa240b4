import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const { density, illustration, shape, type } = vars;
const part = (rules: Parameters<typeof style>[0]) => style({ '@layer': { components: rules as object } });

/** As wide as a card that is paid with, at most, and as high unless there is more to say. */
export const hero = part({
  display: 'flex',
  width: '100%',
  maxWidth: '440px',
  minHeight: 'min(212px, 60vw)',
  marginInline: 'auto',
  color: illustration.heroInk,
  background: `linear-gradient(135deg, ${illustration.heroFrom}, ${illustration.heroTo})`,
});
/** Names above, shares and parts at the foot. */
export const face = part({ display: 'flex', flex: '1', flexDirection: 'column', minWidth: '0' });

export const rings = part({ fill: 'none', stroke: illustration.heroGlow });
export const glow = part({ fill: illustration.heroGlow });
export const track = part({ background: 'color-mix(in srgb, currentColor 20%, transparent)' });
export const held = part({ background: illustration.heroGlow });

/** What is light in a square icon, and less of what is not: its tile, and the mark on it. */
export const mark = part({
  position: 'absolute',
  insetInlineEnd: '-24px',
  bottom: '-40px',
  width: '184px',
  height: '184px',
  borderRadius: shape.radius.lg,
  background: 'currentColor',
  opacity: '0.13',
  rotate: '-12deg',
  maskSize: 'contain',
  maskMode: 'luminance',
});

/** The room that a figure has. `--figure` is how large it may be, `--digits` how many signs it has: none is ever cut off. */
export const room = part({
  vars: { '--figure': type.size.hero },
  containerType: 'inline-size',
  marginBottom: 'auto',
  paddingTop: '4px',
});
export const figure = part({
  fontSize: `min(var(--figure), calc(155cqi / var(--digits)))`,
  lineHeight: type.lineHeight.tight,
  whiteSpace: 'nowrap',
});

/** Where a figure will stand. */
export const bone = part({ vars: { '--digits': '9' }, width: '60%', borderRadius: shape.radius.xs });

export const holder = part({
  marginTop: '10px',
  fontWeight: type.weight.strong,
});

/** What came and went stands with the log, unless a brand has a place for it here. */
export const sums = part({ display: 'none' });

/** The balance above what one does with it, side by side where there is room. */
export const head = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: density.gap,
  '@media': {
    '(width >= 820px)': {
      selectors: { '&:has(> nav)': { gridTemplateColumns: 'minmax(0, 1fr) 200px', alignItems: 'center' } },
    },
  },
});
