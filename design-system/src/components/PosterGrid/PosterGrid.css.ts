import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const { media } = vars.color;
const gap = vars.density.gap;
const layer = (rules: Parameters<typeof style>[0]) => style({ '@layer': { components: rules as object } });

/** Its rows are as high as its columns are wide: what is measured is the place it has. */
export const area = layer({ containerType: 'inline-size' });

export const grid = layer({
  display: 'grid',
  gap,
  gridAutoFlow: 'dense',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: `calc((100cqi - ${gap}) / 2)`,
  '@container': {
    '(min-width: 700px)': {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gridAutoRows: `calc((100cqi - ${gap} * 3) / 4)`,
    },
  },
});

export const shade = layer({
  position: 'absolute',
  inset: 'auto 0 0 0',
  paddingBlockStart: '48px',
  background: `linear-gradient(transparent, ${media.gradient} 60%)`,
});
