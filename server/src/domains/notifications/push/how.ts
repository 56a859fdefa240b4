import type { PushPayload } from '@livery/contract';
import type { Variants } from '@livery/design-system/variants';

/** How loudly something is told: as the person wants it, and as the brand is felt. */
export const howOf = (
  { sound, vibration }: { sound: boolean; vibration: boolean },
  haptics: Variants['haptics'],
): Pick<PushPayload, 'silent' | 'vibrate' | 'haptics'> => ({
  silent: !sound,
  vibrate: vibration && haptics !== 'none',
  ...(haptics === 'strong' && { haptics }),
});
