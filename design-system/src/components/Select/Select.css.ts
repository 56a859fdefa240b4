import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

/** The browser's own list, dressed where it lets itself be dressed; elsewhere, and on a phone, the system's list opens. */
export const select = style({ '@layer': { components: { appearance: 'none' } } });

const dressed = (rules: Record<string, string>) => ({
  '@layer': { components: { '@supports': { '(appearance: base-select)': rules } } },
});

globalStyle(`${select}, ${select}::picker(select)`, dressed({ appearance: 'base-select' }));

// Dressed, it is a row of its own; without this its words stand at the top.
globalStyle(select, dressed({ display: 'flex', alignItems: 'center', border: '0' }));

globalStyle(
  `${select}::picker(select)`,
  dressed({
    margin: '6px 0',
    padding: '6px',
    border: '0',
    minWidth: 'anchor-size(width)',
    maxHeight: '320px',
    overflowY: 'auto',
    borderRadius: `max(${vars.shape.radius.md}, 4px)`,
    background: vars.color.surface.overlay,
    color: vars.color.text.primary,
    boxShadow: `${vars.elevation.float}, 0 0 0 1px ${vars.color.border.subtle}`,
  }),
);

globalStyle(`${select}::picker-icon`, dressed({ display: 'none' }));

globalStyle(
  `${select} option`,
  dressed({
    minHeight: '40px',
    padding: '4px 10px',
    alignItems: 'center',
    borderRadius: `max(${vars.shape.radius.xs}, 2px)`,
  }),
);

globalStyle(
  `${select} option:is(:hover, :focus-visible)`,
  dressed({ background: vars.color.surface.control, outline: 'none' }),
);

globalStyle(`${select} option:checked`, dressed({ fontWeight: vars.type.weight.strong }));

globalStyle(`${select} option:disabled`, dressed({ color: vars.color.text.disabled }));

// Undressed above, it would be the one field without an edge where the reader's own few colours leave no ground.
globalStyle(`${select}, ${select}::picker(select)`, {
  '@layer': { components: { '@media': { '(forced-colors: active)': { border: '1px solid ButtonBorder' } } } },
});
