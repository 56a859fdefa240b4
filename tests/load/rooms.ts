import type { Bench } from './bench.ts';
import { measureMembers } from './rooms.members.ts';
import { measureMemory } from './rooms.memory.ts';
import { measureOpening } from './rooms.open.ts';
import { measureScrolling } from './rooms.scroll.ts';
import { measureTyping } from './rooms.typing.ts';
import { startRooms } from './rooms.world.ts';

/** Conversations of 1,000 and 100,000 messages in a real browser; one world for all four goals. */
export const rooms: Bench = {
  name: 'rooms',
  goal: 'G6–G9',
  run: async (size) => {
    const world = await startRooms(size);
    try {
      return [
        ...(await measureOpening(world, size)),
        ...(await measureMembers(world, size)),
        ...(await measureScrolling(world, size)),
        ...(await measureTyping(world, size)),
        ...(await measureMemory(world, size)),
      ];
    } finally {
      await world.stop();
    }
  },
};
