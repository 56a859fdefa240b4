// An entry point of its own: what floats beside a control loads with the first of them.
export { ContextMenu, type ContextMenuProps } from './components/Menu/ContextMenu.tsx';
export { Menu, type MenuProps } from './components/Menu/Menu.tsx';
export type { MenuEntry } from './components/Menu/MenuItems.tsx';
export { type MenuEmojis, PointMenu, type PointMenuProps } from './components/Menu/PointMenu.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
