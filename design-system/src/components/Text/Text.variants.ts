import { cva } from 'class-variance-authority';

export const textSizes = [
  'micro',
  'caption',
  'footnote',
  'body',
  'lead',
  'title',
  'heading',
  'display',
  'hero',
] as const;
export const textTones = [
  'inherit',
  'primary',
  'secondary',
  'tertiary',
  'disabled',
  'accent',
  'danger',
  'success',
  'warning',
  'info',
] as const;

export const textStyles = cva('', {
  variants: {
    size: {
      micro: 'text-micro leading-snug',
      caption: 'text-caption leading-snug',
      footnote: 'text-footnote leading-snug',
      body: 'text-body leading-body',
      lead: 'text-lead leading-body',
      title: 'text-title leading-snug',
      heading: 'text-heading leading-tight',
      display: 'text-display leading-tight',
      hero: 'text-hero leading-tight',
    },
    tone: {
      inherit: '',
      primary: 'text-primary',
      secondary: 'text-secondary',
      tertiary: 'text-tertiary',
      disabled: 'text-disabled',
      accent: 'text-accent',
      danger: 'text-danger',
      success: 'text-success',
      warning: 'text-warning',
      info: 'text-info',
    },
    weight: { regular: 'font-regular', medium: 'font-medium', strong: 'font-strong' },
    align: { start: 'text-start', center: 'text-center', end: 'text-end' },
    numeric: { true: 'font-face-numeric font-numeric tracking-display tabular-nums lining-nums', false: '' },
    tabular: { true: 'tabular-nums lining-nums', false: '' },
    lines: { 1: 'block truncate', 2: 'line-clamp-2', 3: 'line-clamp-3', 4: 'line-clamp-4' },
    wrap: {
      normal: '',
      pretty: 'text-pretty wrap-anywhere',
      balance: 'text-balance break-keep wrap-anywhere',
      pre: 'whitespace-pre-wrap wrap-anywhere',
    },
    grow: { true: 'flex-1 min-w-0', false: '' },
  },
});
