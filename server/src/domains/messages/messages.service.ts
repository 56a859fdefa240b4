import type { Infra } from '../../infra/infra.ts';
import type { GroupsService } from '../groups/groups.service.ts';
import type { MediaService } from '../media/media.service.ts';
import { createFiles } from './files.service.ts';
import { createHistory } from './history.service.ts';
import { createSending } from './sending.service.ts';

interface Dependencies {
  groups: GroupsService;
  media: MediaService;
}

/** Messages of conversations and their files. */
export const createMessagesService = (
  infra: Pick<Infra, 'database' | 'pubsub'>,
  { groups, media }: Dependencies,
) => {
  const { claim, ...files } = createFiles({ groups, media });
  return {
    ...createHistory({ groups }),
    ...createSending(infra, { groups, claim }),
    ...files,
  };
};

export type MessagesService = ReturnType<typeof createMessagesService>;
