import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

/** Words that were looked for, marked where they stand: ranges of `CSS.highlights`, which need no element of their own. */
globalStyle('::highlight(found)', {
  color: vars.color.status.warning.text,
  background: vars.color.status.warning.soft,
});
