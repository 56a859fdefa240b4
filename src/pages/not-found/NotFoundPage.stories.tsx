import type { Meta } from '@storybook/react-vite';
import { page } from '../../stories/page.tsx';

/** An address that nobody knows. */
const meta = { title: 'Pages/Not found', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Phone = page({ at: '/no/such/page' });
export const Desktop = page({ at: '/no/such/page', screen: 'desktop', locale: 'en', isState: true });
/** A feature that the brand has switched off is as unknown. */
export const SwitchedOff = page({ at: '/discover', features: { discover: false }, isState: true });
