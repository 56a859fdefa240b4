import { LIMITS, type Message } from '@livery/contract';
import { announceOnScreen } from '../../../../lib/errors/screen-errors.ts';
import { useFailureToast } from '../../../../lib/errors/useFailureToast.ts';
import { ApiFailure } from '../../../../lib/http/failure.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import type { RoomStore } from '../../room.store.ts';

const isServerFault = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.isClaimed && error.status >= 500;

/** Pins a message. What cannot be known before asking is told as product.md section 8 has it for pinning. */
export const usePin = ({ pins }: RoomStore) => {
  const stores = useStores();
  const fail = useFailureToast();
  return async (message: Message): Promise<void> => {
    if (pins.has(message.id)) return announceOnScreen('pinRepeated', stores);
    if (pins.list.length >= LIMITS.pins) return announceOnScreen('pinFull', stores);
    try {
      await pins.pin(message);
    } catch (error) {
      if (isServerFault(error)) announceOnScreen('pinFailed', stores, error);
      else fail(error);
    }
    return undefined;
  };
};
