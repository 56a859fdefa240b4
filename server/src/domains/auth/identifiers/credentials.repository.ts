import { builtOnce } from '../../../infra/database/built-once.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import { required } from '../../../infra/errors.ts';
import type { Credentials } from '../../users/own-user.ts';

const credentialsOf = builtOnce<{ userId: string }, Credentials>((db, { userId }) =>
  db.selectNoFrom(({ exists, selectFrom }) => {
    const identifiers = selectFrom('identifiers').where('user_id', '=', userId);
    const addressOf = (mode: 'phone' | 'email') =>
      identifiers.where('mode', '=', mode).select('value').limit(1);
    return [
      addressOf('phone').as('phone'),
      addressOf('email').as('email'),
      identifiers
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('bind_count'),
      exists(selectFrom('passwords').select('user_id').where('user_id', '=', userId))
        .$castTo<boolean>()
        .as('has_password'),
      exists(selectFrom('security_codes').select('user_id').where('user_id', '=', userId))
        .$castTo<boolean>()
        .as('has_security_code'),
    ];
  }),
);

/** How an account is entered, in one statement. */
export const findCredentials = async (db: TenantDb, userId: string): Promise<Credentials> => {
  const [credentials] = await credentialsOf(db, { userId });
  return required(credentials, 'api.unknown');
};
