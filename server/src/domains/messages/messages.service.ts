import type { GroupsService } from '../groups/groups.service.ts';
import type { PostNotice } from '../groups/notices.ts';
import type { MediaService } from '../media/media.service.ts';
import type { Announcing } from './announcing.ts';
import { createFiles } from './files.service.ts';
import { createHistory } from './history.service.ts';
import type { Write } from './messages.writer.ts';
import { createPins } from './pins/pins.service.ts';
import { createReactions } from './reactions/reactions.service.ts';
import { createRetraction } from './retraction/retraction.service.ts';
import { createIndexing } from './search/indexing.ts';
import { createSearch } from './search/search.service.ts';
import { createSending } from './sending.service.ts';

interface Dependencies extends Announcing {
  write: Write;
  postNotice: PostNotice;
  groups: GroupsService;
  media: MediaService;
}

/** Messages of conversations, what people do with them, and their files. */
export const createMessagesService = ({ write, postNotice, groups, media, ...announcing }: Dependencies) => {
  const indexing = createIndexing();
  const { claim, ...files } = createFiles({ groups, media });
  return {
    ...createHistory({ groups }),
    ...createSending({ write, groups, claim, indexing, ...announcing }),
    ...createSearch({ groups, indexing }),
    ...createRetraction({ media, ...announcing }),
    ...createReactions(announcing),
    ...createPins({ groups, postNotice, ...announcing }),
    ...files,
  };
};

export type MessagesService = ReturnType<typeof createMessagesService>;
