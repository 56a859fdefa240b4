import { plansOf } from '../../testing/plans/plans-of.ts';
import * as hashtags from './hashtags.repository.ts';
import * as hidden from './hidden-hashtags.repository.ts';
import * as people from './people.repository.ts';
import * as posts from './posts.repository.ts';
import { termsOf } from './terms.ts';
import * as words from './words.repository.ts';

const after = { place: 50_000, id: 'zzz' };

export const plans = [
  plansOf(hidden, {
    listHashtags: [
      ({ db }) => hidden.listHashtags(db, { after: undefined, limit: 51 }),
      ({ db }) => hidden.listHashtags(db, { after: { count: 500, name: 't500' }, limit: 51 }),
    ],
    findAnyHashtags: ({ db }) => hidden.findAnyHashtags(db, 't1', 50),
    listHiddenHashtags: ({ db }) => hidden.listHiddenHashtags(db, { after: '', limit: 51 }),
    setHidden: ({ db }) => hidden.setHidden(db, { name: 't7', shown: 't7', hidden: true }),
  }),
  plansOf(posts, {
    scanBest: [
      ({ db }) => posts.scanBest(db, termsOf('nowhere'), { after: undefined, most: 1000, limit: 21 }),
      ({ db }) => posts.scanBest(db, { hashtag: 't1' }, { after, most: 1000, limit: 21 }),
    ],
    findRare: ({ db }) => posts.findRare(db, termsOf('w7'), { after, most: 500, limit: 21 }),
    findFew: [
      ({ db }) => posts.findFew(db, termsOf('nowhere'), { after: undefined, most: 500, limit: 21 }),
      ({ db }) => posts.findFew(db, termsOf('w7'), { after, most: 500, limit: 21 }),
    ],
    findTaggedBest: ({ db }) => posts.findTaggedBest(db, 't1', { after, most: 500, limit: 21 }),
    listTagged: [
      ({ db }) => posts.listTagged(db, 't1', { before: undefined, limit: 21 }),
      ({ db }) => posts.listTagged(db, 't1', { before: 'zzz', limit: 21 }),
    ],
  }),
  plansOf(hashtags, {
    findHashtags: ({ db }) => hashtags.findHashtags(db, 't7', 30),
    findHotHashtags: ({ db }) => hashtags.findHotHashtags(db, 7, 20),
    countTagged: ({ db }) => hashtags.countTagged(db, 't7'),
    removeOldDays: ({ db }) => hashtags.removeOldDays(db, 7, 1000),
  }),
  plansOf(words, {
    findSimilarWords: ({ db }) => words.findSimilarWords(db, 'wrods', 30),
    removeUnusedWords: ({ db }) => words.removeUnusedWords(db, 'wordb', 500),
  }),
  plansOf(people, {
    findPeople: ({ db, person }) => people.findPeople(db, person, termsOf('p70'), 30),
    findSimilarPeople: ({ db, person }) => people.findSimilarPeople(db, person, 'persom 777', 30),
  }),
];
