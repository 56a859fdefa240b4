import { type Answers, depending, gives, givesFile, type Reply } from './answers.ts';
import { COOK, ROOM, SEA } from './conversations.ts';
import { me } from './fixtures.ts';
import { FINDS } from './room-of-finds.ts';
import { groupWith, media, ROOM_OF_KINDS } from './room-of-kinds.ts';

/** Pictures and clips to be looked at, one of which does not come as the others do. */

const FILE = 'GET /api/v1/groups/:id/files/:fileId';
const LINK = 'GET /api/v1/groups/:id/files/:fileId/link';
const HERE = givesFile('/art/tea.svg');

const idOf = (group: string, seq: number) => `m${group}${String(seq).padStart(4, '0')}`;
const allBut = (id: string, answer: Reply<never>) =>
  depending<never>(({ path }) => (path.endsWith(id) ? answer : HERE));

const clip = { duration: 42, media: { size: 9_000_000, width: 720, height: 1280, poster: true } };

/** A clip between two pictures; of the second one its file comes so, and of the clip its address. */
export const viewed = (picture: Reply<never>, address: Reply<{ url: string }>): Answers => ({
  ...groupWith([
    { from: SEA, ...media('image') },
    { from: COOK, ...media('video'), ...clip },
    { from: me, ...media('image') },
  ]),
  [FILE]: allBut(idOf(ROOM_OF_KINDS, 3), picture),
  [LINK]: address,
});

/** A clip alone. */
export const clipAt = (address: Reply<{ url: string }>): Answers => ({
  ...groupWith([{ from: SEA, ...media('video'), ...clip }]),
  [FILE]: HERE,
  [LINK]: address,
});
export const CLIP = gives({ url: '/media/lake.mp4' });
/** It is there, and no clip. */
export const BROKEN = gives({ url: '/art/tea.svg' });

/** An album in which one picture comes so. */
export const albumWith = (answer: Reply<never>): Answers => ({
  ...FINDS,
  [FILE]: allBut(idOf(ROOM, 6), answer),
});
