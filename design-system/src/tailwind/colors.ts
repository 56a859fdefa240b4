import { vars } from '../theme/contract.ts';

/** What stands for no token: the surrounding colour, or none. */
export const keywords = { transparent: 'transparent', current: 'currentColor', inherit: 'inherit' };

const bar = (surface: string): string =>
  `color-mix(in srgb, ${surface} calc(${vars.elevation.barOpacity} * 100%), transparent)`;

const tint = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;

/** A hover that the contract does not name: the colour, drawn a little towards the text. */
const hover = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, ${vars.color.text.primary})`;

const illustration = {
  ground: vars.illustration.ground,
  'tint-a': vars.illustration.tintA,
  'tint-b': vars.illustration.tintB,
  'tint-c': vars.illustration.tintC,
};

export const backgroundColor = {
  ...keywords,
  base: vars.color.surface.base,
  raised: vars.color.surface.raised,
  sunken: vars.color.surface.sunken,
  overlay: vars.color.surface.overlay,
  hover: vars.color.surface.hover,
  control: vars.color.surface.control,
  scrim: vars.color.surface.scrim,
  inverse: vars.color.surface.inverse,
  bar: bar(vars.color.surface.base),
  'bar-raised': bar(vars.color.surface.raised),
  accent: vars.color.accent.solid,
  'accent-hover': vars.color.accent.solidHover,
  'accent-active': vars.color.accent.solidActive,
  'accent-soft': vars.color.accent.soft,
  'accent-soft-hover': vars.color.accent.softHover,
  'on-accent': vars.color.text.onAccent,
  subtle: vars.color.border.subtle,
  default: vars.color.border.default,
  strong: vars.color.border.strong,
  skeleton: `color-mix(in srgb, ${vars.color.accent.soft} 55%, ${vars.color.border.subtle})`,
  danger: vars.color.status.danger.solid,
  'danger-hover': hover(vars.color.status.danger.solid, 88),
  'danger-soft': vars.color.status.danger.soft,
  'danger-soft-hover': hover(vars.color.status.danger.soft, 94),
  success: vars.color.status.success.solid,
  // A dot, not a ground: on dark it has to shine.
  online: `color-mix(in oklab, ${vars.color.status.success.solid} 45%, ${vars.color.status.success.text})`,
  'success-soft': vars.color.status.success.soft,
  warning: vars.color.status.warning.solid,
  'warning-soft': vars.color.status.warning.soft,
  info: vars.color.status.info.solid,
  'info-soft': vars.color.status.info.soft,
  quote: tint(vars.color.accent.text, 9),
  'quote-own': tint(vars.color.chat.bubbleOwnAccent, 10),
  'file-tile': tint('currentColor', 8),
  wallpaper: vars.color.chat.wallpaper,
  'wallpaper-veil': tint(vars.color.chat.wallpaper, 70),
  'bubble-own': vars.color.chat.bubbleOwn,
  'bubble-other': vars.color.chat.bubbleOther,
  'media-control': vars.color.media.control,
  'media-text': vars.color.media.controlText,
  'media-track': tint(vars.color.media.controlText, 34),
  'media-stage': vars.color.media.stage,
  'code-ground': vars.color.media.controlText,
  illustration: vars.illustration.ground,
};

export const textColor = {
  ...keywords,
  primary: vars.color.text.primary,
  secondary: vars.color.text.secondary,
  tertiary: vars.color.text.tertiary,
  disabled: vars.color.text.disabled,
  'on-accent': vars.color.text.onAccent,
  'on-inverse': vars.color.text.onInverse,
  link: vars.color.text.link,
  accent: vars.color.accent.text,
  danger: vars.color.status.danger.text,
  'on-danger': vars.color.status.danger.onSolid,
  success: vars.color.status.success.text,
  warning: vars.color.status.warning.text,
  info: vars.color.status.info.text,
  'bubble-own': vars.color.chat.bubbleOwnText,
  'bubble-own-meta': vars.color.chat.bubbleOwnMeta,
  'bubble-own-accent': vars.color.chat.bubbleOwnAccent,
  'bubble-other': vars.color.chat.bubbleOtherText,
  media: vars.color.media.controlText,
  'code-ink': vars.color.media.stage,
  like: vars.color.media.like,
  illustration: vars.illustration.ink,
};

export const borderColor = {
  ...keywords,
  subtle: vars.color.border.subtle,
  default: vars.color.border.default,
  strong: vars.color.border.strong,
  focus: vars.color.border.focus,
  accent: vars.color.accent.border,
  danger: vars.color.status.danger.solid,
  overlay: vars.color.surface.overlay,
  raised: vars.color.surface.raised,
  'quote-bar': vars.color.accent.text,
  'bubble-own': vars.color.chat.bubbleOwnAccent,
  'current-soft': tint('currentColor', 20),
};

export const outlineColor = { focus: vars.color.border.focus };

export const fill = {
  ...keywords,
  ...illustration,
  'accent-soft': vars.color.accent.soft,
  'accent-soft-hover': vars.color.accent.softHover,
};

export const stroke = { ...keywords, ...illustration };
