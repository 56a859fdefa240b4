import type { OpsPersonDetails } from '@livery/contract';
import type { By } from '../../src/domains/operators/by.ts';
import { ApiError } from '../../src/infra/errors.ts';
import { figures } from '../../src/infra/figures.ts';
import { typed } from '../brand/questions.ts';
import { allServices } from './all-services.ts';
import type { Operations } from './open.ts';
import { say } from './say.ts';
import { createTelling } from './telling.ts';

/** Why an account stays, as whoever asks for it knows it. */
const OWNED: Readonly<Record<string, string>> = {
  groups_owned: 'groups of their own: hand them on, or dissolve them ("group dissolve")',
  points_held: 'points, a withdrawal that is not decided, or a red envelope that is open',
};

const refused = (text: string): number => {
  process.stderr.write(`${text}\n`);
  return 1;
};

/** Says what goes, asks for the account's name, and erases somebody at once and for good, by all domains' own services. */
export const erasePerson = async (
  operations: Operations,
  { person, counts, balance }: OpsPersonDetails,
  { by, confirm, json }: { by: By; confirm: string | undefined; json: boolean },
): Promise<number> => {
  const { id, username } = person;
  if (!json)
    say(
      `Of ${username} go, for good: the account, ${counts.posts} posts, ${counts.groups} memberships of groups; they have ${figures(balance)} points.`,
    );
  const telling = createTelling();
  const services = allServices(operations, telling);
  const meant = confirm ?? (await typed(`Type "${username}" to erase them: `, 'nobody was erased.'));
  try {
    await services.erasePerson(operations.tenant, id, { ...by, username: meant });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'api.invalid_data') return refused(`That is not "${username}": nobody was erased.`);
    const reason = String(error.params?.['reason'] ?? '');
    if (error.code !== 'api.forbidden') throw error;
    return refused(`${username} still has ${OWNED[reason] ?? reason}. Nobody was erased.`);
  } finally {
    await telling.tell();
  }
  return say(json ? JSON.stringify({ erased: id }) : `${username} is erased.`);
};
