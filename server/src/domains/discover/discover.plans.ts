import { plansOf } from '../../testing/plans/plans-of.ts';
import * as discover from './discover.repository.ts';

export const plans = [
  plansOf(discover, {
    listCards: ({ db }) => discover.listCards(db),
    hasCards: ({ db }) => discover.hasCards(db),
    listShownCards: ({ db }) => discover.listShownCards(db),
    holdCard: ({ db }) => discover.holdCard(db, 'c7'),
    isPictureShown: ({ db }) => discover.isPictureShown(db, 'a.webp'),
    putCard: ({ db }) =>
      discover.putCard(db, {
        ...{ id: 'c7', title: 'Tea', titles: { en: 'Tea' }, image: '', url: '/', kind: 'hero' },
        ...{ hidden: false, start_at: null, end_at: null },
      }),
    insertCard: ({ db }) =>
      discover.insertCard(db, { title: 'Tea', image: 'a.webp', url: '/', kind: 'hero' }),
    deleteCard: ({ db }) => discover.deleteCard(db, 'c7'),
    orderCards: ({ db }) => discover.orderCards(db, ['c1', 'c2']),
  }),
];
