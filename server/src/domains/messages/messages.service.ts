import type { GroupsService } from '../groups/groups.service.ts';
import type { PostNotice } from '../groups/notices.ts';
import type { MediaService } from '../media/media.service.ts';
import type { UsersService } from '../users/users.service.ts';
import type { Announcing } from './announcing.ts';
import { type Cards, createCards, type Envelopes } from './cards.ts';
import { createDelivery } from './delivery.service.ts';
import { createErasing } from './erasing/erasing.service.ts';
import { createFiles } from './files.service.ts';
import { createForwarding } from './forwarding/forwarding.service.ts';
import { createGreeting } from './greeting/greeting.service.ts';
import { createHistory } from './history.service.ts';
import { createMediaList } from './media/media-list.service.ts';
import type { Write } from './messages.writer.ts';
import type { Tell } from './own-telling.ts';
import { createPins } from './pins/pins.service.ts';
import { createPosting } from './posting.service.ts';
import { createReactions } from './reactions/reactions.service.ts';
import { createRetraction } from './retraction/retraction.service.ts';
import { createSearchEverywhere } from './search/everywhere.service.ts';
import { createIndexing } from './search/indexing.ts';
import { createSearch } from './search/search.service.ts';
import { createSending } from './sending.service.ts';
import { createTextCheck } from './text-check.ts';
import { createUnseen } from './unseen/unseen.service.ts';
import { createUntold } from './untold.ts';
import { requireUserMessage } from './visible-message.ts';

interface Dependencies extends Announcing {
  write: Write;
  tell: Tell;
  postNotice: PostNotice;
  /** Of what other domains show in conversations. */
  cards: Cards;
  envelopes: Envelopes;
  users: UsersService;
  groups: GroupsService;
  media: MediaService;
}

/** Messages of conversations, what people do with them, and their files. */
export const createMessagesService = ({
  write,
  tell,
  postNotice,
  cards,
  envelopes,
  users,
  groups,
  media,
  ...announcing
}: Dependencies) => {
  const indexing = createIndexing();
  const untold = createUntold();
  const checkText = createTextCheck({ groups });
  const deliver = createDelivery({ write, groups, checkText, indexing, untold, ...announcing });
  const withCards = createCards(cards, envelopes);
  const { claim, ...files } = createFiles({ groups, media });
  const searching = createSearch({ groups, indexing, withCards });
  return {
    ...createHistory({ groups, withCards }),
    ...createMediaList({ groups }),
    ...createSending({ deliver, claim }),
    ...createForwarding({ deliver }),
    ...createPosting({ checkText, indexing, untold, ...announcing }),
    ...searching,
    ...createSearchEverywhere({ groups, ...searching }),
    ...createRetraction({ media, ...announcing }),
    ...createErasing({ groups, media }),
    ...createReactions(announcing),
    ...createUnseen({ groups }),
    ...createGreeting({ write, tell, users, groups }),
    ...createPins({ groups, postNotice, withCards, ...announcing }),
    ...files,
    requireUserMessage,
  };
};

export type MessagesService = ReturnType<typeof createMessagesService>;
