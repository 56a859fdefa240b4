import { plansOf } from '../../testing/plans/plans-of.ts';
import * as discover from './discover.repository.ts';

export const plans = [
  plansOf(discover, {
    listCards: ({ db }) => discover.listCards(db),
    hasCards: ({ db }) => discover.hasCards(db),
    insertCard: ({ db }) =>
      discover.insertCard(db, { title: 'Tea', image: 'a.webp', url: '/', kind: 'hero' }),
    deleteCard: ({ db }) => discover.deleteCard(db, 'c7'),
    orderCards: ({ db }) => discover.orderCards(db, ['c1', 'c2']),
  }),
];
