import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const { media } = vars.color;
const layer = (rules: Parameters<typeof style>[0]) => style({ '@layer': { components: rules as object } });

/** The picture again, far out of focus, fills what the picture itself leaves free. */
export const backdrop = layer({
  position: 'absolute',
  inset: '-40px',
  width: 'calc(100% + 80px)',
  height: 'calc(100% + 80px)',
  // Preflight holds pictures to their parent's width: the layer would end before the right edge.
  maxWidth: 'none',
  objectFit: 'cover',
  filter: 'blur(36px)',
  opacity: 0.5,
});

export const shadeTop = layer({
  position: 'absolute',
  inset: '0 0 auto 0',
  height: '130px',
  background: `linear-gradient(${media.gradient}, transparent)`,
  pointerEvents: 'none',
});

export const shadeFoot = layer({
  position: 'absolute',
  inset: 'auto 0 0 0',
  height: '62%',
  background: `linear-gradient(transparent, ${media.gradient} 70%)`,
  pointerEvents: 'none',
});

export const outlined = layer({ textShadow: `0 1px 2px ${media.control}` });

export const ring = layer({ boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 22%, transparent)' });

export const lifted = layer({ filter: `drop-shadow(0 1px 3px ${media.control})` });

/** Its middle is where it stands. */
export const heart = layer({ margin: '-14px 0 0 -14px', filter: `drop-shadow(0 1px 2px ${media.control})` });
