import { gives } from './occasion.ts';

const none = () => gives({ list: [], next_id: null });

/** Where nothing has happened yet: what the brand's drawings are for. */
export const EMPTY_LISTS = {
  'GET /social/api/recommend/public': none,
  'GET /social/api/guest/recommend/public': none,
  'GET /social/api/recommend/follower': none,
  'GET /api/v1/users/groups': none,
  'GET /api/v1/users/contacts': none,
  'GET /api/v1/contacts/suggested': () => gives({ list: [] }),
  'GET /api/v1/notification/list': none,
  'GET /api/v1/wallet/trading-logs': none,
} as const;
