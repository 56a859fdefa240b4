import { cva } from 'class-variance-authority';
import { panelStyles } from '../Menu/Menu.variants.ts';

const popoverPads = ['panel', 'bare'] as const;
export type PopoverPad = (typeof popoverPads)[number];

export const popoverStyles = cva(`max-w-popover overflow-clip ${panelStyles}`, {
  variants: { pad: { panel: 'p-4', bare: '' } satisfies Record<PopoverPad, string> },
});
