import { plansOf } from '../../testing/plans/plans-of.ts';
import { OWN_ROWS } from './export/kept.ts';
import * as rows from './export/rows.repository.ts';
import * as operators from './operators.repository.ts';
import * as sessions from './sessions.repository.ts';

const OPERATOR = { id: 'o7', name: 'ann', role: 'owner', password_hash: 'x' } as const;
const SESSION = {
  id: 's7',
  token_hash: Buffer.from('t'),
  operator_id: 'o7',
  stage: 'full',
  address: '::1',
  device: 'x',
} as const;
const LIFE = { idle: 900_000, longest: 43_200_000 };

const INDEXED = OWN_ROWS.filter(({ walk }) => walk === undefined);
const WALKED = OWN_ROWS.filter(({ walk }) => walk !== undefined);
/** As much of the smaller ones here as 2,000 rows are of a table that is large. */
const WINDOW = 200;

export const plans = [
  plansOf(rows, {
    listOwn: INDEXED.map(
      (own) =>
        ({ db, person }) =>
          rows.listOwn(db, own, { person, limit: 500 }),
    ),
    findStop: WALKED.map(
      (own) =>
        ({ db }) =>
          rows.findStop(db, own, { size: WINDOW }),
    ),
    listBetween: WALKED.map((own) => async ({ db, person }) => {
      const after = await rows.findStop(db, own, { size: WINDOW });
      const stop = await rows.findStop(db, own, { after, size: WINDOW });
      await rows.listBetween(db, own, { person, after, stop });
    }),
  }),
  plansOf(operators, {
    findOperator: ({ db }) => operators.findOperator(db, 'ann'),
    findOperatorById: ({ db }) => operators.findOperatorById(db, 'o7'),
    findOperators: ({ db }) => operators.findOperators(db),
    insertOperator: ({ db }) => operators.insertOperator(db, OPERATOR),
    renewOperator: async ({ db }) => {
      await operators.insertOperator(db, OPERATOR);
      await operators.renewOperator(db, 'o7', 'y');
    },
    holdOwners: ({ db }) => operators.holdOwners(db),
    setOperatorRole: ({ db }) => operators.setOperatorRole(db, 'o7', 'support'),
    disableOperator: ({ db }) => operators.disableOperator(db, 'o7'),
    holdEnrolled: ({ db }) => operators.holdEnrolled(db, { id: 'o7', generation: 1 }),
    useStep: ({ db }) => operators.useStep(db, { id: 'o7', generation: 1 }, 3),
  }),
  plansOf(sessions, {
    insertOperatorSession: async ({ db }) => {
      await operators.insertOperator(db, OPERATOR);
      await sessions.insertOperatorSession(db, SESSION);
    },
    findOperatorSession: ({ db }) => sessions.findOperatorSession(db, SESSION.token_hash, LIFE),
    touchOperatorSession: ({ db }) => sessions.touchOperatorSession(db, 's7'),
    findOperatorSessions: ({ db }) => sessions.findOperatorSessions(db, 'o7', LIFE.idle),
    removeOperatorSession: ({ db }) => sessions.removeOperatorSession(db, 's7', 'o7'),
    removeOperatorSessions: ({ db }) => sessions.removeOperatorSessions(db, 'o7', 'code'),
    removeOtherSessions: ({ db }) => sessions.removeOtherSessions(db, 'o7', 's7'),
    removePastSessions: ({ db }) => sessions.removePastSessions(db, 'o7', LIFE.idle),
  }),
];
